/** `cmdspec schema`: prints the JSON Schema of the language. */
import { command } from './lib/command.js';

export default command<object>(async (_args, { out }) => {
  const { emitSchema } = await import('../../generator/6-emit/schema/emit.js');
  await out(emitSchema());
  return undefined;
});
