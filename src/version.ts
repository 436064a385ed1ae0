/** The version of this program, written by the build from package.json. */
export const version = '1.0.0';
