/** Builds what an installation from git needs. npm runs it in the clone. */
import process from 'node:process';

// A global installation, as pre-commit makes one, needs just the command line, which is committed. npm does not install the
// packages that build the rest for it.
if (process.env.npm_config_global !== 'true') {
  process.argv[2] = 'library';
  await import('./build.js');
}
