// workflows/crm/lib/records/entities.ts
const ENTITIES = {
	person: {
		word: "person",
		noun: ["person", "persons"],
		fields: "person",
		keys: {
			name: { field: "name" },
			email: {
				field: "emails",
				isList: true,
				ignoresCase: true
			},
			phone: {
				field: "phones",
				isList: true
			}
		}
	},
	org: {
		word: "org",
		noun: ["organization", "organizations"],
		fields: "organization",
		keys: { name: { field: "name" } }
	},
	deal: {
		word: "deal",
		noun: ["deal", "deals"],
		fields: "deal",
		keys: { title: { field: "title" } }
	}
};
/** Returns the entity of a command by its words: `person upsert`. */
function entityOf(words) {
	const found = ENTITIES[words.split(" ")[0] ?? ""];
	if (found === void 0) throw new Error(`"${words}" is not a command of an entity.`);
	return found;
}

Object.defineProperty(exports, "entityOf", {
  enumerable: true,
  get: function () {
    return entityOf;
  }
});