import { s as CliError } from "./start-Cng1fSqp.js";
import { D as createResolver } from "./run-BhoUbCgs.js";

// runtime/kit/clean-up.ts
/**
* Runs work whose requests are sent even after the run was stopped, for at most `seconds`. A failure is only a warning:
* the error that ended the run is the one to report.
*/
async function cleanUp(work, seconds, context) {
	const { warn } = context;
	const signal = AbortSignal.timeout(seconds * 1e3);
	const http = context.http.within(signal);
	const world = {
		...context.world,
		signal
	};
	try {
		await work({
			...context,
			world,
			http,
			resolve: createResolver({
				...context,
				http
			})
		});
	} catch (error) {
		if (signal.aborted) warn(`Cleaning up took longer than ${String(seconds)} s and was stopped.`);
		else if (error instanceof CliError) warn(`Cleaning up failed: ${error.message}`);
		else throw error;
	}
}

export { cleanUp };