/** Builds what an installation from git needs. npm runs this script in the clone. */
import process from 'node:process';

// A global installation, such as that of pre-commit, needs only the command line, which is committed. npm does not install
// the packages for the rest of the build in such an installation.
if (process.env.npm_config_global !== 'true') {
  process.argv[2] = 'library';
  await import('./build.js');
}
