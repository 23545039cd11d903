// runtime/local/completion.ts
/** Prints the completion script of a shell, as the compiler wrote it. */
async function completion({ shell }, context) {
	const scripts = await context.client.completion?.();
	await context.out.text(scripts?.completion[shell] ?? context.fail("internal", `The completion script for ${shell} does not exist.`));
}

exports.default = completion;