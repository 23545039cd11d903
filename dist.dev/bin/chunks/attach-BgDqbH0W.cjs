const require_start = require("./start-CjVcg6Qt.cjs");
const require_run = require("./run-Duopuxci.cjs");

// runtime/request/attach.ts
/**
* Checks every file before anything is sent. Returns a function of the values that fill the records of the files.
*
* @throws CliError `input` on the first file that cannot be read
*/
async function openAttachments(plan, paths, context) {
	const files = await checkFiles(paths, context);
	return (args) => attachments(plan, files, args, context);
}
function attachments(plan, files, args, context) {
	let holderId;
	const sendFiles = async (holder, noun) => {
		for (const file of files) try {
			await create(plan.file, {
				...args,
				holder,
				file
			}, context);
		} catch (error) {
			if (context.http.written > 0) context.warn(`The ${noun} ${holder} was created, but the ${plan.file.noun} ${file.name} was not.`);
			throw error;
		}
	};
	return {
		before: async () => {
			const { holder } = plan;
			const [file] = files;
			if (holder === void 0 || file === void 0) return {};
			holderId = await create(holder, {
				...args,
				file
			}, context);
			if (holderId === void 0) throw new require_start.CliError("unavailable", `The service created a ${holder.noun} and did not return its id. The record was not sent.`, `Look for the ${holder.noun} in the service before you run the command again.`);
			await sendFiles(holderId, holder.noun);
			return { [holder.as]: holderId };
		},
		after: async (id) => {
			if (plan.holder !== void 0 || files.length === 0) return;
			if (id === void 0) throw new require_start.CliError("unavailable", "The service did not return the id of the record, so no file was attached.");
			await sendFiles(id, "record");
		},
		warnOfOrphan: () => {
			if (holderId === void 0 || plan.holder === void 0 || context.http.written === 0) return;
			const { noun } = plan.holder;
			context.warn(`${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${holderId} was created but is not attached to a record.`);
		}
	};
}
async function create(record, values, { http }) {
	const body = require_run.fillJson(record.body, (name) => require_run.getPath(values, name));
	return http.id(await http.send({
		method: "POST",
		path: record.path,
		body,
		effect: "create"
	}));
}
async function checkFiles(paths, { world, globals }) {
	const [{ SentFile }, { resolve }] = await Promise.all([Promise.resolve().then(() => require("./http-Ddq_m_Hy.cjs")).then((n) => n.sent_file_exports), import("node:path")]);
	return paths.map((path) => {
		const file = new SentFile(resolve(world.cwd, path));
		return {
			name: file.name,
			base64: globals.dryRun ? `<base64, ${String(file.size)} bytes>` : file
		};
	});
}

exports.openAttachments = openAttachments;