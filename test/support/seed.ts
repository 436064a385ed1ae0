import fc from 'fast-check';

/** Every run tries the same documents, so that a red test is about the change at hand; `FC_SEED=<seed>` tries others. */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 2026) });
