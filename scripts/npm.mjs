// npm run deps -- ARGUMENT…: npm under the project's Node, for changing dependencies. An older Node would quietly
// choose older packages for the lock file.

import { bootstrapNode, environmentFor, fail, npmCommand, root } from './bootstrap.mjs';
import { become } from './launch.mjs';

try {
  const node = await bootstrapNode();
  const command = npmCommand(node, process.argv.slice(2));
  become(command.file, command.args, { cwd: root, env: environmentFor(node), shell: command.shell });
} catch (error) {
  fail(error);
}
