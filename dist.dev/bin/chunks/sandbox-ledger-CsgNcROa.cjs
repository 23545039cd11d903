const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");
const require_sandbox = require("./sandbox-CbtJ5r_V.cjs");
const require_sandbox_crm = require("./sandbox-crm-Bf_KUjGZ.cjs");
const require_run = require("./run-Duopuxci.cjs");
const require_odata = require("./odata-DevfzcNs.cjs");

// sandbox/ledger/world.ts
/** Divisions of the sandbox: two with everything, one that is blocked, one whose licence lacks sales. */
const DIVISIONS = [
	{
		code: 3001001,
		description: "Bakery De Korenaar",
		blocking: 0,
		open: true
	},
	{
		code: 3001002,
		description: "De Korenaar Holding",
		blocking: 0,
		open: true
	},
	{
		code: 3001003,
		description: "De Korenaar (closed)",
		blocking: 1,
		open: false
	},
	{
		code: 3001004,
		description: "Mill Museum Foundation",
		blocking: 0,
		open: true,
		lacks: /^sales/
	}
];
const OPEN_DIVISIONS = DIVISIONS.filter(({ open }) => open).map(({ code }) => code);
/** Resources that all list the divisions. */
const DIVISION_RESOURCES = [
	"system/Divisions",
	"hrm/Divisions",
	"system/AllDivisions"
];
/** Name of the collection with a division's records of a resource. */
function collectionName(division, resource) {
	return `${division}/${resource}`;
}
/** Entity types in the feed of deletions, by the feed of the record. */
const ENTITY_TYPES = {
	"sync/Financial/TransactionLines": 1,
	"sync/CRM/Accounts": 2,
	"sync/CRM/Addresses": 3,
	"sync/Documents/DocumentAttachments": 4,
	"sync/CRM/Contacts": 5,
	"sync/Documents/Documents": 6,
	"sync/Financial/GLAccounts": 7,
	"sync/Logistics/SalesItemPrices": 8,
	"sync/Logistics/Items": 9,
	"sync/Cashflow/PaymentTerms": 10,
	"sync/SalesInvoice/SalesInvoices": 13,
	"sync/Project/TimeCostTransactions": 14,
	"sync/Inventory/StockPositions": 15,
	"sync/SalesOrder/GoodsDeliveries": 16,
	"sync/SalesOrder/GoodsDeliveryLines": 17,
	"sync/Financial/GLClassifications": 18,
	"sync/Inventory/ItemWarehouses": 19,
	"sync/Project/Projects": 21,
	"sync/PurchaseOrder/PurchaseOrders": 22,
	"sync/Subscription/Subscriptions": 23,
	"sync/Subscription/SubscriptionLines": 24,
	"sync/SalesOrder/SalesOrderHeaders": 32,
	"sync/SalesOrder/SalesOrderLines": 33,
	"sync/CRM/QuotationHeaders": 34,
	"sync/CRM/QuotationLines": 35
};
/** Row versions start above what a double can hold, so that tests detect a client that rounds them. */
const FIRST_VERSION = 9007199254740993n;
const NEW_VERSIONS = 9008199254740993n;
/** Row version of a seeded record; it rises with the position. */
function seededVersion(index) {
	return String(FIRST_VERSION + BigInt(index) * 3n);
}
/** Row version of the n-th change, above those of all seeded records. */
function changedVersion(count) {
	return String(NEW_VERSIONS + BigInt(count) * 2n);
}

// sandbox/ledger/resources.ts
/** Headers whose key has another name in their lines. */
const ODD_FAMILIES = {
	"purchase/PurchaseInvoiceLines": {
		parent: "purchase/PurchaseInvoices",
		field: "InvoiceID"
	},
	"crm/BankAccounts": {
		parent: "crm/Accounts",
		field: "Account"
	}
};
function resourcesOf(data) {
	const byName = /* @__PURE__ */ new Map();
	const sources = /* @__PURE__ */ new Map();
	const families = new Map(Object.entries(ODD_FAMILIES));
	for (const [name, record] of Object.entries(data)) {
		byName.set(name.toLowerCase(), name);
		for (const twin of [record.syncPath, record.bulkPath]) if (twin !== void 0) sources.set(twin, name);
		if (record.sync === true || record.bulk === true) continue;
		for (const { navigates } of Object.values(record.fields)) {
			if (navigates === void 0 || families.has(navigates)) continue;
			const child = data[navigates];
			const key = record.key;
			if (child === void 0 || key === void 0 || child.key === key || child.fields[key] === void 0) continue;
			if (record.fields[key]?.type === "Edm.Guid") families.set(navigates, {
				parent: name,
				field: key
			});
		}
	}
	return {
		data,
		find(typed, beta) {
			const name = byName.get(typed.toLowerCase());
			const record = name === void 0 ? void 0 : data[name];
			if (name === void 0 || record === void 0 || record.beta === true !== beta) return void 0;
			return {
				name,
				record,
				source: DIVISION_RESOURCES.includes(name) ? "system/Divisions" : sources.get(name) ?? name
			};
		},
		family: (child) => families.get(child)
	};
}
/** Field with the key of a resource's records; a resource without a key gets one of the sandbox's own. */
function keyField(record) {
	return record.key ?? "__id";
}

// sandbox/ledger/seeds/words.ts
/** Parts of names; a number gives the combination. */
const FIRST = [
	"Bakker",
	"De Vries",
	"Jansen",
	"Visser",
	"Smit",
	"Mulder",
	"Bos",
	"Peeters",
	"Maes",
	"Wouters",
	"Klein"
];
const TRADE = [
	"Bouw",
	"Papier",
	"Transport",
	"Horeca",
	"Techniek",
	"Advies",
	"Groen",
	"Media",
	"Zuivel",
	"Schilders"
];
const FORM = [
	"BV",
	"NV",
	"VOF",
	"& Zonen",
	"Groep",
	"Nederland"
];
const CITIES = [
	"Utrecht",
	"Gent",
	"Delft",
	"Zwolle",
	"Breda",
	"Leuven",
	"Arnhem",
	"Hoorn"
];
const PEOPLE = [
	"Anna",
	"Bram",
	"Carla",
	"Daan",
	"Eva",
	"Finn",
	"Greet",
	"Hugo",
	"Iris",
	"Joost",
	"Katrien",
	"Lars"
];
const THINGS = [
	"Wheat flour",
	"Rye flour",
	"Yeast",
	"Sea salt",
	"Sunflower oil",
	"Bread crate",
	"Oven glove",
	"Scale"
];
const SIZES = [
	"1 kg",
	"5 kg",
	"25 kg",
	"small",
	"large",
	"case of 12"
];
const at = (list, index) => list[index % list.length];
/** Account at a position; codes are numbers, right-aligned as in the service. */
function accountLabel(index) {
	const name = `${at(FIRST, index)} ${at(TRADE, Math.floor(index / FIRST.length) + index)} ${at(FORM, Math.floor(index / 7))}`;
	return {
		code: String(index + 1).padStart(18),
		name
	};
}
function itemLabel(index) {
	const name = `${at(THINGS, index)}, ${at(SIZES, Math.floor(index / THINGS.length))}`;
	return {
		code: `ART-${String(index + 1).padStart(4, "0")}`,
		name
	};
}
function projectLabel(index) {
	return {
		code: `P${String(index + 1).padStart(4, "0")}`,
		name: `Project ${at(CITIES, index)} ${index + 1}`
	};
}
function person(index) {
	return {
		first: at(PEOPLE, index),
		last: at(FIRST, Math.floor(index / PEOPLE.length) + index)
	};
}
const city = (index) => at(CITIES, index);
/** G/L accounts: code, description, type, B (balance) or W (profit and loss). */
const GL_ACCOUNTS = [
	[
		"0200",
		"Bakery equipment",
		30,
		"B"
	],
	[
		"0500",
		"Share capital",
		52,
		"B"
	],
	[
		"1000",
		"Cash",
		10,
		"B"
	],
	[
		"1100",
		"Bank",
		12,
		"B"
	],
	[
		"1300",
		"Accounts receivable",
		20,
		"B"
	],
	[
		"1500",
		"VAT to pay",
		24,
		"B"
	],
	[
		"1520",
		"VAT to claim",
		24,
		"B"
	],
	[
		"1600",
		"Accounts payable",
		22,
		"B"
	],
	[
		"3000",
		"Stock",
		32,
		"B"
	],
	[
		"4000",
		"Wages",
		120,
		"W"
	],
	[
		"4100",
		"Rent",
		121,
		"W"
	],
	[
		"4300",
		"Office costs",
		121,
		"W"
	],
	[
		"4600",
		"Vehicle costs",
		121,
		"W"
	],
	[
		"7000",
		"Cost of flour",
		111,
		"W"
	],
	[
		"7100",
		"Cost of packing",
		111,
		"W"
	],
	[
		"8000",
		"Revenue bread",
		110,
		"W"
	],
	[
		"8010",
		"Revenue pastry",
		110,
		"W"
	],
	[
		"8400",
		"Revenue services",
		110,
		"W"
	]
];
/** Journals: code, description, type. */
const JOURNALS = [
	[
		"10",
		"Cash",
		10
	],
	[
		"20",
		"Bank",
		12
	],
	[
		"60",
		"Purchases",
		22
	],
	[
		"70",
		"Sales",
		20
	],
	[
		"71",
		"Web shop",
		20
	],
	[
		"80",
		"Payment service",
		16
	],
	[
		"90",
		"General",
		90
	]
];
const VAT_CODES = [
	[
		"0",
		"No VAT",
		0
	],
	[
		"2",
		"VAT 21 % excluding",
		.21
	],
	[
		"4",
		"VAT 21 % including",
		.21
	],
	[
		"5",
		"VAT 9 % including",
		.09
	]
];
const ITEM_GROUPS = [
	["FLOUR", "Flour"],
	["SUPPLY", "Supplies"],
	["TOOL", "Tools"]
];
const CURRENCIES = [
	["EUR", "Euro"],
	["GBP", "Pound sterling"],
	["USD", "US dollar"]
];
/** Maximum number of lines of one header. */
const LINES = 3;
/** Number of lines of the header at a position. */
const linesOf = (index) => 1 + index % 3;
/** Amount of a line in cents; the sum is the amount of its header. */
const cents = (entry, line) => 1e3 + (entry * 7919 + line * 104729) % 4e5;

// sandbox/ledger/seeds/links.ts
/** Fields with the id of another record, by name. */
const LINKS = {
	Account: "crm/Accounts",
	Customer: "crm/Accounts",
	Supplier: "crm/Accounts",
	OrderedBy: "crm/Accounts",
	OrderAccount: "crm/Accounts",
	InvoiceTo: "crm/Accounts",
	DeliverTo: "crm/Accounts",
	Item: "logistics/Items",
	ItemGroup: "logistics/ItemGroups",
	GLAccount: "financial/GLAccounts",
	GLRevenue: "financial/GLAccounts",
	GLCosts: "financial/GLAccounts",
	GLStock: "financial/GLAccounts",
	Project: "project/Projects",
	Contact: "crm/Contacts",
	Document: "documents/Documents"
};
/** Resource that a field of this name and type links to. */
function linkOf(field, type) {
	return type === "Edm.Guid" && Object.hasOwn(LINKS, field) ? LINKS[field] : void 0;
}
/** Code and name of the seeded record at a position, for the fields that accompany its id. */
function labelOf(resource, index) {
	switch (resource) {
		case "crm/Accounts": return accountLabel(index);
		case "logistics/Items": return itemLabel(index);
		case "project/Projects": return projectLabel(index);
		case "financial/GLAccounts": {
			const [code, name] = GL_ACCOUNTS[index] ?? [];
			return code === void 0 || name === void 0 ? void 0 : {
				code,
				name
			};
		}
		case "logistics/ItemGroups": {
			const [code, name] = ITEM_GROUPS[index] ?? [];
			return code === void 0 || name === void 0 ? void 0 : {
				code,
				name
			};
		}
		case "crm/Contacts": {
			const { first, last } = person(index);
			return {
				code: String(index + 1),
				name: `${first} ${last}`
			};
		}
		default: return;
	}
}

// sandbox/ledger/seeds/generic.ts
const DAY$1 = 864e5;
const YEARS = 700 * DAY$1;
/** Day of a record; it rises with the position. */
function dayOf({ index, start }, most) {
	const age = Math.floor((most - 1 - index) * YEARS / Math.max(most, 1) / DAY$1) * DAY$1;
	return (/* @__PURE__ */ new Date(+start - Math.max(age, 0))).toISOString();
}
/** Makes plausible records of any resource, from the fields in the catalogue. */
function genericSeed(name, record, division) {
	const fields = Object.entries(record.fields).filter(([field]) => field !== record.key);
	const singular = lastWord(name);
	return (place) => {
		const most = place.count(collectionName(division, name));
		const row = {};
		for (const [field, facts] of fields) {
			const value = valueOf(field, facts, singular, place, most);
			if (value !== void 0) row[field] = value;
		}
		for (const [field, { type }] of fields) {
			const target = linkOf(field, type);
			if (target !== void 0) link(row, field, target, record, division, place);
		}
		return Object.assign(row, standard(record, division, place, most));
	};
}
/** Fields that nearly every record has. */
function standard(record, division, place, most) {
	const created = dayOf(place, most);
	return {
		...Object.fromEntries(Object.entries({
			Division: division,
			Created: created,
			Modified: created,
			CreatorFullName: "Anna Bakker",
			ModifierFullName: "Anna Bakker"
		}).filter(([field]) => record.fields[field] !== void 0)),
		Timestamp: seededVersion(place.index)
	};
}
/** Links a field to a seeded record, and copies the code and name of that record. */
function link(row, field, target, record, division, place) {
	const collection = collectionName(division, target);
	const many = place.count(collection);
	if (many === 0) return;
	const index = place.random.integer(0, many - 1);
	row[field] = place.id(collection, index);
	const label = labelOf(target, index);
	if (label === void 0) return;
	const beside = {
		Code: label.code,
		Name: label.name,
		Description: label.name
	};
	for (const [suffix, value] of Object.entries(beside)) if (record.fields[`${field}${suffix}`] !== void 0) row[`${field}${suffix}`] = value;
}
function valueOf(field, { type }, singular, place, most) {
	const { index, random } = place;
	switch (type) {
		case "Edm.String":
			if (field === "Code") return String(index + 1);
			if (/^(Name|Description|Subject)$/.test(field)) return `${singular} ${index + 1}`;
			return /^Currency(Code)?$/.test(field) ? "EUR" : void 0;
		case "Edm.Boolean": return false;
		case "Edm.DateTime": return /(^|[a-z])Date$/.test(field) && !/^(End|Free)/.test(field) ? dayOf(place, most) : void 0;
		case "Edm.Double": return /Amount|Price|Quantity|Stock$/.test(field) ? random.integer(100, 25e4) / 100 : void 0;
		case "Edm.Int16":
		case "Edm.Int32":
		case "Edm.Byte":
			if (/Number$/.test(field)) return index + 1;
			return /^Free/.test(field) ? void 0 : random.integer(1, 12);
		default: return;
	}
}
/** Name of a record: `Sales entry` for `salesentry/SalesEntries`. */
function lastWord(name) {
	const singular = name.slice(name.lastIndexOf("/") + 1).replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").replace(/ies$/, "y").replace(/(?<=[^s])s$/, "");
	return singular.charAt(0) + singular.slice(1).toLowerCase();
}

// sandbox/ledger/seeds/documents.ts
/** First number of the documents of a journal in the year in which the sandbox was created. */
const numberOf$1 = (start, journal) => start.getUTCFullYear() % 100 * 1e6 + journal * 1e4 + 1;
/** First number of orders and quotations in the year in which the sandbox was created. */
const orderNumber = (start) => start.getUTCFullYear() * 1e3 + 1;
const BANK = 20;
const GENERAL = 90;
/** Positions of the accounts for office costs and for the bank. */
const COSTS = 11;
const CASH = 3;
/** Entries without a date of their own: their lines have it, and the period derives from it. */
function entries(resource, { number, name }) {
	return {
		ordered: ["EntryNumber"],
		fields: (place, division) => {
			const day = new Date(dayOf(place, place.count(collectionName(division, resource))));
			const isOpen = place.index % 3 === 0;
			return {
				EntryNumber: numberOf$1(place.start, number) + place.index,
				JournalCode: String(number),
				JournalDescription: name,
				Currency: "EUR",
				FinancialYear: day.getUTCFullYear(),
				FinancialPeriod: day.getUTCMonth() + 1,
				Status: isOpen ? 20 : 50,
				StatusDescription: isOpen ? "Open" : "Processed",
				Type: 90
			};
		}
	};
}
/** Lines of an entry; in a journal that must balance, the last line is the difference. */
function entryLines(number, parent, isBalanced) {
	return { fields: ({ index, parent: header, id, start, count }, division) => {
		const at = header?.index ?? 0;
		const isLast = isBalanced && index === linesOf(at) - 1;
		const sum = Array.from({ length: linesOf(at) - 1 }, (_, line) => cents(at, line)).reduce((total, one) => total + one, 0);
		const amount = (isLast ? -sum : cents(at, index)) / 100;
		const account = isLast ? CASH : COSTS;
		const [code, description] = GL_ACCOUNTS[account] ?? [];
		const place = {
			index: at,
			start
		};
		return {
			LineNumber: index + 1,
			EntryNumber: numberOf$1(start, number) + at,
			Date: dayOf(place, count(collectionName(division, parent))),
			GLAccount: id(collectionName(division, "financial/GLAccounts"), account),
			GLAccountCode: code,
			GLAccountDescription: description,
			AmountDC: amount,
			AmountFC: amount
		};
	} };
}
const ORDER_STATES = [
	[12, "Open"],
	[20, "Partial"],
	[21, "Complete"]
];
/** Statuses of the newest version of a quotation; older versions are reviewed and closed. */
const QUOTATION_STATES = [
	[40, "Printed"],
	[50, "Accepted"],
	[20, "Draft"]
];
const REVIEWED = [6, "Reviewed and closed"];
/** Versions of one quotation. */
const VERSIONS = 2;
function itemLine({ index, parent, id, random, count }, division) {
	const items = collectionName(division, "logistics/Items");
	const at = count(items) === 0 ? 0 : ((parent?.index ?? 0) + index) % count(items);
	const { code, name } = itemLabel(at);
	const [quantity, price] = [random.integer(1, 20), random.integer(50, 5e3)];
	const amount = quantity * price / 100;
	return {
		LineNumber: index + 1,
		Item: id(items, at),
		ItemCode: code,
		ItemDescription: name,
		Quantity: quantity,
		UnitPrice: price / 100,
		NetPrice: price / 100,
		AmountDC: amount,
		AmountFC: amount,
		Discount: 0
	};
}
/** Documents with lines, other than sales entries. */
const DOCUMENTS = {
	"financialtransaction/BankEntries": entries("financialtransaction/BankEntries", {
		number: BANK,
		name: "Bank"
	}),
	"financialtransaction/BankEntryLines": entryLines(BANK, "financialtransaction/BankEntries", false),
	"generaljournalentry/GeneralJournalEntries": entries("generaljournalentry/GeneralJournalEntries", {
		number: GENERAL,
		name: "General"
	}),
	"generaljournalentry/GeneralJournalEntryLines": entryLines(GENERAL, "generaljournalentry/GeneralJournalEntries", true),
	"salesorder/SalesOrders": {
		ordered: ["OrderNumber"],
		fields: ({ index, start }) => {
			const [status, description] = ORDER_STATES[index % ORDER_STATES.length] ?? ORDER_STATES[0];
			return {
				OrderNumber: orderNumber(start) + index,
				Description: `Order ${index + 1}`,
				Currency: "EUR",
				Status: status,
				StatusDescription: description
			};
		}
	},
	"salesorder/SalesOrderLines": { fields: (place, division) => ({
		...itemLine(place, division),
		OrderNumber: orderNumber(place.start) + (place.parent?.index ?? 0)
	}) },
	"crm/Quotations": {
		ordered: ["QuotationNumber"],
		fields: ({ index, start }) => {
			const number = Math.floor(index / VERSIONS);
			const isNewest = index % VERSIONS === 1;
			const state = QUOTATION_STATES[number % QUOTATION_STATES.length] ?? QUOTATION_STATES[0];
			const [status, description] = isNewest ? state : REVIEWED;
			return {
				QuotationNumber: orderNumber(start) + number,
				VersionNumber: 1 + index % VERSIONS,
				Description: `Offer ${number + 1}`,
				Currency: "EUR",
				Status: status,
				StatusDescription: description
			};
		}
	},
	"crm/QuotationLines": { fields: (place, division) => {
		const at = place.parent?.index ?? 0;
		return {
			...itemLine(place, division),
			QuotationNumber: orderNumber(place.start) + Math.floor(at / VERSIONS),
			VersionNumber: 1 + at % VERSIONS
		};
	} }
};

// sandbox/ledger/seeds/special.ts
const few = (list) => ({ count: () => list.length });
/** Revenue accounts, by their position among the G/L accounts. */
const REVENUE = 15;
const STATUSES = [
	"C",
	"C",
	"C",
	"P",
	"S",
	"A"
];
/** Two entries have the same number in different journals, because numbers are unique only within one. */
const TWIN = 5;
/** First entry number of the year in which the sandbox was created. */
function firstNumber(start) {
	return start.getUTCFullYear() % 100 * 1e6 + 700001;
}
function entryNumber({ index, start }) {
	return firstNumber(start) + (index === TWIN ? index - 1 : index);
}
const SPECIAL = {
	...DOCUMENTS,
	"crm/Accounts": {
		ordered: ["Code"],
		fields: ({ index, random }) => {
			const { code, name } = accountLabel(index);
			const status = STATUSES[index % STATUSES.length];
			return {
				Code: code,
				Name: name,
				Status: status,
				IsSales: status !== "A",
				IsSupplier: index % 4 === 0,
				AddressLine1: `Dorpsstraat ${index + 1}`,
				Postcode: `${random.integer(1e3, 9999)} AB`,
				City: city(index),
				Country: index % 5 === 0 ? "BE" : "NL",
				CountryName: index % 5 === 0 ? "Belgium" : "Netherlands",
				Email: `info${index + 1}@example.com`,
				Phone: `030-${random.integer(1e6, 9999999)}`,
				VATNumber: `NL${String(8e8 + index)}B01`,
				Type: "A"
			};
		}
	},
	"crm/Contacts": { fields: ({ index }) => {
		const { first, last } = person(index);
		return {
			FirstName: first,
			LastName: last,
			FullName: `${first} ${last}`,
			Email: `${first.toLowerCase()}${index + 1}@example.com`
		};
	} },
	"logistics/Items": {
		ordered: ["Code"],
		fields: ({ index, random }) => {
			const { code, name } = itemLabel(index);
			const cost = random.integer(50, 5e3);
			return {
				Code: code,
				Description: name,
				CostPriceStandard: cost / 100,
				StandardSalesPrice: Math.round(cost * 1.6) / 100,
				Unit: "pc",
				IsSalesItem: true,
				IsPurchaseItem: index % 3 !== 0,
				IsStockItem: index % 2 === 0
			};
		}
	},
	"logistics/ItemGroups": {
		...few(ITEM_GROUPS),
		fields: ({ index }) => {
			const [Code, Description] = ITEM_GROUPS[index] ?? [];
			return {
				Code,
				Description,
				IsDefault: index === 0 ? 1 : 0
			};
		}
	},
	"project/Projects": { fields: ({ index }) => {
		const { code, name } = projectLabel(index);
		return {
			Code: code,
			Description: name
		};
	} },
	"financial/GLAccounts": {
		...few(GL_ACCOUNTS),
		fields: ({ index }) => {
			const [Code, Description, Type, BalanceType] = GL_ACCOUNTS[index] ?? [];
			return {
				Code,
				Description,
				Type,
				BalanceType,
				BalanceSide: Number(Code) >= 8e3 ? "C" : "D"
			};
		}
	},
	"financial/Journals": {
		...few(JOURNALS),
		fields: ({ index }) => {
			const [Code, Description, Type] = JOURNALS[index] ?? [];
			return {
				Code,
				Description,
				Type,
				Currency: "EUR"
			};
		}
	},
	"vat/VATCodes": {
		...few(VAT_CODES),
		fields: ({ index }) => {
			const [Code, Description, Percentage] = VAT_CODES[index] ?? [];
			return {
				Code,
				Description,
				Percentage
			};
		}
	},
	"general/Currencies": {
		...few(CURRENCIES),
		fields: ({ index }) => {
			const [Code, Description] = CURRENCIES[index] ?? [];
			return {
				Code,
				Description,
				AmountPrecision: .01
			};
		}
	},
	"financial/FinancialPeriods": {
		count: () => 36,
		fields: ({ index, start }) => {
			const year = start.getUTCFullYear() - 2 + Math.floor(index / 12);
			const month = index % 12;
			return {
				FinYear: year,
				FinPeriod: month + 1,
				StartDate: new Date(Date.UTC(year, month, 1)).toISOString(),
				EndDate: new Date(Date.UTC(year, month + 1, 0)).toISOString()
			};
		}
	},
	"salesentry/SalesEntries": {
		ordered: ["EntryNumber", "EntryDate"],
		fields: (place, division) => {
			const { index } = place;
			const day = dayOf(place, place.count(collectionName(division, "salesentry/SalesEntries")));
			const journal = index === TWIN ? JOURNALS[4] : JOURNALS[3];
			const amount = Array.from({ length: linesOf(index) }, (_, line) => cents(index, line)).reduce((sum, one) => sum + one, 0) / 100;
			return {
				EntryNumber: entryNumber(place),
				EntryDate: day,
				Journal: journal?.[0],
				JournalDescription: journal?.[1],
				Description: `Order ${index + 1}`,
				YourRef: `PO-${1e3 + index}`,
				AmountDC: amount,
				AmountFC: amount,
				Currency: "EUR",
				Status: index % 3 === 0 ? 20 : 50,
				StatusDescription: index % 3 === 0 ? "Open" : "Processed",
				Type: 20,
				TypeDescription: "Sales entry"
			};
		}
	},
	"salesentry/SalesEntryLines": { fields: ({ index, parent, id }, division) => {
		const at = REVENUE + ((parent?.index ?? 0) + index) % (GL_ACCOUNTS.length - REVENUE);
		const [code, description] = GL_ACCOUNTS[at] ?? [];
		const amount = cents(parent?.index ?? 0, index) / 100;
		return {
			LineNumber: index + 1,
			GLAccount: id(collectionName(division, "financial/GLAccounts"), at),
			GLAccountCode: code,
			GLAccountDescription: description,
			AmountDC: amount,
			AmountFC: amount,
			VATCode: "4",
			Quantity: 1
		};
	} },
	"financialtransaction/TransactionLines": {
		ordered: ["EntryNumber", "Date"],
		fields: ({ index, start }) => ({
			EntryNumber: firstNumber(start) + Math.floor(index / 2),
			LineNumber: index % 2 + 1,
			JournalCode: "70",
			JournalDescription: "Sales",
			Status: 50
		})
	},
	"documents/Documents": { fields: ({ index }) => ({
		Subject: `Letter ${index + 1}`,
		Type: 10,
		TypeDescription: "Sales entry"
	}) },
	"system/Divisions": {
		...few(DIVISIONS),
		fields: ({ index }, division) => {
			const { code = 0, description = "", blocking = 0 } = DIVISIONS[index] ?? {};
			return {
				Code: code,
				Description: description,
				BlockingStatus: blocking,
				Status: blocking === 0 ? 1 : 2,
				Country: "NL",
				Currency: "EUR",
				Current: code === division,
				DivisionMoveDate: "2024-03-01T00:00:00.000Z"
			};
		}
	},
	"sync/Deleted": {
		count: () => 3,
		fields: (place) => ({
			EntityKey: place.random.uuid(),
			EntityType: 2,
			DeletedBy: place.random.uuid(),
			DeletedDate: dayOf(place, 3)
		})
	}
};

// sandbox/ledger/collections.ts
/** Number of rows that a function returns. */
const COMPUTED = 5;
const INTEGERS = /^Edm\.(Int16|Int32|Int64|Byte)$/;
/** Collections of every resource in every open division. */
function collectionsOf(resources) {
	const all = {};
	for (const [name, record] of Object.entries(resources.data)) {
		if (resources.find(name, record.beta === true)?.source !== name) continue;
		for (const division of OPEN_DIVISIONS) all[collectionName(division, name)] = collection(name, record, division, resources);
	}
	return all;
}
function collection(name, record, division, resources) {
	const special = SPECIAL[name];
	const family = resources.family(name);
	const id = idStyle(record);
	const seed = seedOf(name, record, division, id);
	const count = special?.count ?? (record.function === void 0 ? void 0 : () => COMPUTED);
	return {
		id,
		ordered: ["Timestamp", ...special?.ordered ?? []],
		...require_miss.defined({
			count,
			seed
		}),
		...family !== void 0 && { parent: {
			collection: collectionName(division, family.parent),
			field: family.field,
			most: 3,
			count: ({ index }) => linesOf(index)
		} }
	};
}
function idStyle(record) {
	const field = keyField(record);
	const type = record.fields[field]?.type ?? "Edm.Guid";
	if (type === "Edm.Guid") return {
		style: "uuid",
		field
	};
	return field !== "Code" && INTEGERS.test(type) ? {
		style: "integer",
		field
	} : {
		style: "own",
		field
	};
}
function seedOf(name, record, division, id) {
	if (!record.methods.includes("GET")) return void 0;
	const generic = genericSeed(name, record, division);
	const special = SPECIAL[name]?.fields;
	return (place) => ({
		...id.style === "own" && { [id.field ?? "id"]: ownKey(record, place) },
		...generic(place),
		...special?.(place, division)
	});
}
/** A unique key of the right type, for resources with neither GUIDs nor counted ids. */
function ownKey(record, { index, start }) {
	const type = record.fields[keyField(record)]?.type;
	if (type === "Edm.String") return `K${index + 1}`;
	return type === "Edm.DateTime" ? (/* @__PURE__ */ new Date(+start - index * 864e5)).toISOString() : index + 1;
}

// sandbox/ledger/present.ts
/** A value in the format of the service: times as `/Date(ms)/`, long integers as digits, absent values as null. */
function value(stored, type) {
	if (stored === void 0 || stored === null) return null;
	if (type === "Edm.DateTime") return require_odata.stamp(Date.parse(String(stored)));
	return type === "Edm.Int64" || typeof stored === "bigint" ? require_run.exactNumber(String(stored)) : stored;
}
/** Address of a record. */
function addressOf(request, { division, served }, row) {
	const { record, name } = served;
	const key = row[keyField(record)];
	const type = record.fields[keyField(record)]?.type ?? "Edm.Guid";
	const form = type === "Edm.Guid" ? `guid'${String(key)}'` : type === "Edm.String" ? `'${String(key)}'` : String(key);
	return `${request.origin}/api/v1/${division}/${name}(${form})`;
}
/** The record as it appears in responses. Collections are links unless they are expanded. */
function shown(row, spot, choice, request, state, resources) {
	const address = addressOf(request, spot, row);
	const { record, name } = spot.served;
	const seen = { __metadata: {
		uri: address,
		type: `Ledger.Models.${name.slice(name.lastIndexOf("/") + 1)}`
	} };
	for (const [field, { type, navigates }] of Object.entries(record.fields)) {
		const expanded = choice.expand.has(field);
		if (choice.select !== void 0 && !choice.select.has(field) && !expanded) continue;
		if (type === "Collection") seen[field] = expanded ? { results: children(row, spot, navigates, request, state, resources) } : { __deferred: { uri: `${address}/${field}` } };
		else seen[field] = value(row[field], type);
	}
	return seen;
}
function children(row, { division, served }, navigates, request, state, resources) {
	const child = navigates === void 0 ? void 0 : resources.find(navigates, false);
	const family = child === void 0 ? void 0 : resources.family(child.source);
	if (child === void 0 || family === void 0 || family.parent !== served.source) return [];
	const id = String(row[keyField(served.record)]);
	const spot = {
		division,
		served: child
	};
	return [...state.rows(collectionName(division, child.source)).scan({ parent: id })].map((line) => shown(line, spot, { expand: /* @__PURE__ */ new Set() }, request, state, resources));
}
/** A response in the service's envelope. A client that does not accept JSON gets Atom. */
function enveloped(request, d, status = 200) {
	if (!(request.headers["accept"] ?? "").includes("application/json")) return {
		status,
		headers: { "content-type": "application/atom+xml;charset=utf-8" },
		body: "<?xml version=\"1.0\" encoding=\"utf-8\"?><feed xmlns=\"http://www.w3.org/2005/Atom\"></feed>"
	};
	return {
		status,
		headers: { "content-type": "application/json;charset=utf-8" },
		body: require_run.stringifyJson({ d })
	};
}

// sandbox/ledger/filter/lex.ts
const GUID$1 = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?[LlMmDdFf]?/;
function wrong(message) {
	return require_sandbox.refuse(400, `Error in query syntax: ${message}`);
}
/** Splits a filter into tokens with parsed literals. */
function lex(text) {
	const tokens = [];
	let at = 0;
	while (at < text.length) {
		const rest = text.slice(at);
		const blank = /^\s+/.exec(rest);
		if (blank !== null) {
			at += blank[0].length;
			continue;
		}
		const sign = rest.charAt(0);
		if (sign === "(" || sign === ")" || sign === ",") {
			tokens.push({
				kind: sign === "(" ? "open" : sign === ")" ? "close" : "comma",
				at
			});
			at += 1;
			continue;
		}
		const quoted = /^([A-Za-z]*)'((?:[^']|'')*)'/.exec(rest);
		if (quoted !== null) {
			tokens.push(literal((quoted[1] ?? "").toLowerCase(), (quoted[2] ?? "").replaceAll("''", "'"), at));
			at += quoted[0].length;
			continue;
		}
		const number = NUMBER.exec(rest);
		if (number !== null) {
			tokens.push({
				kind: "value",
				category: "number",
				value: numberOf(number[0]),
				at
			});
			at += number[0].length;
			continue;
		}
		const word = /^[A-Za-z_]\w*/.exec(rest);
		if (word === null) wrong(`"${sign}" at position ${at} is not expected`);
		tokens.push(wordToken(word[0], at));
		at += word[0].length;
	}
	return [...tokens, {
		kind: "end",
		at: text.length
	}];
}
function wordToken(text, at) {
	if (text === "true" || text === "false") return {
		kind: "value",
		category: "boolean",
		value: text === "true",
		at
	};
	if (text === "null") return {
		kind: "value",
		category: "null",
		value: null,
		at
	};
	return {
		kind: "word",
		text,
		at
	};
}
function literal(prefix, text, at) {
	switch (prefix) {
		case "": return {
			kind: "value",
			category: "string",
			value: text,
			at
		};
		case "guid":
			if (!GUID$1.test(text)) wrong(`guid'${text}' is not a GUID`);
			return {
				kind: "value",
				category: "guid",
				value: text.toLowerCase(),
				at
			};
		case "datetime": {
			const time = Date.parse(/[zZ]|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`);
			if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) || Number.isNaN(time)) wrong(`datetime'${text}' is not a time`);
			return {
				kind: "value",
				category: "date",
				value: time,
				at
			};
		}
		default: return wrong(`${prefix}'..' is not known`);
	}
}
/** Long integers stay exact. */
function numberOf(text) {
	const bare = text.replace(/[LlMmDdFf]$/, "");
	return /^-?\d+$/.test(bare) && !Number.isSafeInteger(Number(bare)) ? BigInt(bare) : Number(bare);
}

// sandbox/ledger/filter/parse.ts
const OPERATORS = /* @__PURE__ */ new Set([
	"eq",
	"ne",
	"gt",
	"ge",
	"lt",
	"le"
]);
const FUNCTIONS = {
	substringof: {
		takes: ["string", "string"],
		gives: "boolean"
	},
	startswith: {
		takes: ["string", "string"],
		gives: "boolean"
	},
	endswith: {
		takes: ["string", "string"],
		gives: "boolean"
	},
	trim: {
		takes: ["string"],
		gives: "string"
	},
	tolower: {
		takes: ["string"],
		gives: "string"
	},
	toupper: {
		takes: ["string"],
		gives: "string"
	},
	length: {
		takes: ["string"],
		gives: "number"
	},
	year: {
		takes: ["date"],
		gives: "number"
	},
	month: {
		takes: ["date"],
		gives: "number"
	},
	day: {
		takes: ["date"],
		gives: "number"
	}
};
/** Parses a filter. Refuses what the service refuses: wrong syntax, unknown fields, operands of different types. */
function parse(text, types) {
	const tokens = lex(text);
	let at = 0;
	const peek = () => tokens[at];
	const take = () => tokens[at++];
	const isWord = (...words) => {
		const token = peek();
		return token.kind === "word" && words.includes(token.text);
	};
	const expect = (kind, what) => {
		const token = take();
		if (token.kind !== kind) wrong(`${what} is missing at position ${token.at}`);
	};
	const either = () => {
		let left = both();
		while (isWord("or")) {
			take();
			left = {
				kind: "either",
				category: "boolean",
				left: condition(left),
				right: condition(both())
			};
		}
		return left;
	};
	const both = () => {
		let left = denied();
		while (isWord("and")) {
			take();
			left = {
				kind: "both",
				category: "boolean",
				left: condition(left),
				right: condition(denied())
			};
		}
		return left;
	};
	const denied = () => {
		if (!isWord("not")) return comparison();
		take();
		return {
			kind: "not",
			category: "boolean",
			of: condition(denied())
		};
	};
	const comparison = () => {
		const left = primary();
		const token = peek();
		if (token.kind !== "word" || !OPERATORS.has(token.text)) return left;
		take();
		const right = primary();
		fit(token.text, left, right);
		return {
			kind: "compare",
			category: "boolean",
			operator: token.text,
			left,
			right
		};
	};
	const primary = () => {
		const token = take();
		if (token.kind === "open") {
			const inner = either();
			expect("close", "\")\"");
			return inner;
		}
		if (token.kind === "value") return {
			kind: "value",
			category: token.category,
			value: token.value
		};
		if (token.kind !== "word") wrong(`a value is missing at position ${token.at}`);
		if (peek().kind === "open") return call(token.text);
		const category = types(token.text);
		if (category === void 0) wrong(`no property "${token.text}" exists`);
		return {
			kind: "field",
			category,
			name: token.text
		};
	};
	const call = (name) => {
		const known = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : void 0;
		if (known === void 0) return wrong(`the function ${name} is not known`);
		take();
		const args = [];
		while (peek().kind !== "close") {
			if (args.length > 0) expect("comma", "\",\"");
			args.push(either());
		}
		take();
		if (!(args.length === known.takes.length && args.every(({ category }, i) => category === known.takes[i]))) wrong(`${name} takes ${known.takes.join(", ")}`);
		return {
			kind: "call",
			category: known.gives,
			name,
			args
		};
	};
	const tree = condition(either());
	const end = peek();
	if (end.kind !== "end") wrong(`unexpected text at position ${end.at}`);
	return tree;
}
function condition(node) {
	return node.category === "boolean" ? node : wrong("a condition is missing");
}
function fit(operator, { category: left }, { category: right }) {
	if (left !== right && left !== "null" && right !== "null") wrong(`operator '${operator}' incompatible with operand types ${left} and ${right}`);
}

// sandbox/ledger/filter/evaluate.ts
/** The category in which values of a type are compared. */
function categoryOf(type) {
	switch (type) {
		case "Edm.String": return "string";
		case "Edm.Guid": return "guid";
		case "Edm.DateTime": return "date";
		case "Edm.Boolean": return "boolean";
		case "Edm.Byte":
		case "Edm.Int16":
		case "Edm.Int32":
		case "Edm.Int64":
		case "Edm.Double": return "number";
		default: return;
	}
}
/** A stored value in comparable form: times as milliseconds, long integers exact, text in lower case. */
function comparable(value, category) {
	if (value === null || value === void 0) return null;
	switch (category) {
		case "date": return typeof value === "number" ? value : Date.parse(String(value));
		case "number": return typeof value === "string" ? BigInt(value) : value;
		case "guid":
		case "string": return String(value).toLowerCase();
		default: return value;
	}
}
function compare(operator, left, right) {
	if (operator === "eq") return left === null || right === null ? left === right : left == right;
	if (operator === "ne") return left === null || right === null ? left !== right : left != right;
	if (left === null || right === null) return false;
	const [a, b] = [left, right];
	if (operator === "gt") return a > b;
	if (operator === "ge") return a >= b;
	return operator === "lt" ? a < b : a <= b;
}
function call(name, args) {
	if (args.includes(null)) return name === "trim" || name.startsWith("to") ? null : false;
	const [first, second] = args;
	switch (name) {
		case "substringof": return String(second).includes(String(first));
		case "startswith": return String(first).startsWith(String(second));
		case "endswith": return String(first).endsWith(String(second));
		case "trim": return String(first).trim();
		case "length": return String(first).length;
		case "year": return new Date(Number(first)).getUTCFullYear();
		case "month": return new Date(Number(first)).getUTCMonth() + 1;
		case "day": return new Date(Number(first)).getUTCDate();
		default: return first;
	}
}
function evaluate(node, row) {
	switch (node.kind) {
		case "value": return comparable(node.value, node.category);
		case "field": return comparable(row[node.name], node.category);
		case "call": return call(node.name, node.args.map((arg) => evaluate(arg, row)));
		case "not": return evaluate(node.of, row) !== true;
		case "both": return evaluate(node.left, row) === true && evaluate(node.right, row) === true;
		case "either": return evaluate(node.left, row) === true || evaluate(node.right, row) === true;
		case "compare": return compare(node.operator, evaluate(node.left, row), evaluate(node.right, row));
	}
}
/** Returns the test of a filter. Refuses an invalid filter as the service does. */
function filterOf(text, types) {
	const tree = parse(text, types);
	return (row) => evaluate(tree, row) === true;
}

// sandbox/ledger/query.ts
const OPTIONS = /* @__PURE__ */ new Set([
	"$filter",
	"$select",
	"$orderby",
	"$top",
	"$skiptoken",
	"$inlinecount",
	"$expand",
	"$format"
]);
function queryOf(query, record) {
	for (const name of query.keys()) if (name.startsWith("$") && !OPTIONS.has(name)) require_sandbox.refuse(400, `The query option ${name} is not supported`);
	const filter = query.get("$filter") ?? "";
	const order = orderOf(query.get("$orderby") ?? "", record);
	const top = query.get("$top");
	const after = query.get("$skiptoken");
	const select = choiceOf(query.get("$select") ?? "", record);
	const inline = query.get("$inlinecount") ?? "none";
	if (!/^(allpages|none)$/.test(inline)) wrong(`$inlinecount is allpages or none, not ${inline}`);
	if (top !== null && !/^\d{1,9}$/.test(top)) wrong(`$top must be a whole number, not "${top}"`);
	return {
		...filter !== "" && { where: filterOf(filter, (name) => categoryOf(record.fields[name]?.type ?? "")) },
		...require_miss.defined({ select }),
		...top !== null && { top: Number(top) },
		...after !== null && { after },
		expand: expandOf(query.get("$expand") ?? "", record),
		order,
		counts: inline === "allpages",
		key: JSON.stringify([filter, order])
	};
}
const split = (text) => text.split(",").map((part) => part.trim()).filter((part) => part !== "");
function choiceOf(text, record) {
	const names = split(text);
	if (names.length === 0 || names.includes("*")) return void 0;
	for (const name of names) {
		const [head = ""] = name.split("/");
		if (!Object.hasOwn(record.fields, head)) wrong(`$select names no property "${name}"`);
	}
	return new Set(names);
}
function expandOf(text, record) {
	const names = split(text);
	for (const name of names) if (record.fields[name]?.type !== "Collection") wrong(`$expand names no navigation property "${name}"`);
	return new Set(names);
}
function orderOf(text, record) {
	return split(text).map((part) => {
		const [, field, direction = "asc"] = /^(\w+)(?:\s+(asc|desc))?$/.exec(part) ?? [];
		if (field === void 0 || categoryOf(record.fields[field]?.type ?? "") === void 0) wrong(`$orderby cannot sort by "${part}"`);
		return {
			field,
			descending: direction === "desc"
		};
	});
}

// sandbox/ledger/reads.ts
const PAGE = 60;
const LARGE_PAGE = 1e3;
/** Only the row version may be filtered in a feed. */
const FEED_FILTER = /^Timestamp gt \d+L$/;
/** Lists a resource, with the address of the next page. */
function list(request, spot, state, resources) {
	const { record, name } = spot.served;
	checkParameters(request, spot);
	if (record.scalar === true) {
		const word = name.slice(name.lastIndexOf("/") + 1);
		return enveloped(request, { [word]: state.random(spot.division, name).integer(0, 12) });
	}
	checkTwin(request, spot);
	const query = queryOf(request.query, record);
	const size = record.sync === true || record.bulk === true ? LARGE_PAGE : PAGE;
	const page = read(query, Math.min(size, query.top ?? size), spot, state);
	const results = page.rows.map((row) => shown(row, spot, query, request, state, resources));
	const next = nextOf(request, query, page);
	return enveloped(request, {
		results,
		...query.counts && { __count: String(total(query, spot, state)) },
		...require_miss.defined({ __next: next })
	});
}
/** The number of records as plain text after a byte order mark. */
function count(request, spot, state) {
	if (spot.served.record.function !== void 0) require_sandbox.refuse(404, `Resource not found for the segment '$count'.`);
	return {
		status: 200,
		headers: { "content-type": "text/plain;charset=utf-8" },
		body: `\uFEFF${total(queryOf(request.query, spot.served.record), spot, state)}`
	};
}
/** One record by its key. */
function get(request, spot, key, state, resources) {
	const { record, name, source } = spot.served;
	if (record.function !== void 0) require_sandbox.refuse(404, `Resource not found for the segment '${name}'.`);
	const row = state.rows(collectionName(spot.division, source)).get(key) ?? missing(name);
	return enveloped(request, shown(row, spot, queryOf(request.query, record), request, state, resources));
}
function missing(name) {
	return require_sandbox.refuse(404, `The requested resource does not exist: ${name}`);
}
function checkTwin(request, { served }) {
	const { record, name } = served;
	if (record.bulk === true && (request.query.get("$select") ?? "") === "") require_sandbox.refuse(400, `Bulk service ${name} requires $select`);
	const filter = request.query.get("$filter");
	if (record.sync === true && filter !== null && !FEED_FILTER.test(filter)) require_sandbox.refuse(400, `Sync service ${name} can only be filtered by Timestamp gt`);
}
const FORMS = {
	"Edm.Guid": /^guid'[0-9a-f-]{36}'$/i,
	"Edm.DateTime": /^datetime'.+'$/,
	"Edm.String": /^'.*'$/,
	"Edm.Boolean": /^(true|false)$/
};
/** Refuses parameters of a function that are not literals, such as a bare GUID or date. */
function checkParameters(request, { served }) {
	for (const [name, { type }] of Object.entries(served.record.function ?? {})) {
		const typed = request.query.get(name);
		const form = FORMS[type] ?? /^-?\d+(\.\d+)?[LMdf]?$/;
		if (typed !== null && !form.test(typed)) require_sandbox.refuse(400, `The parameter ${name} is not an ${type} literal`);
	}
}
function read(query, size, spot, state) {
	const rows = state.rows(collectionName(spot.division, spot.served.source));
	const { where, order, key } = query;
	const feed = spot.served.record.sync === true ? [{
		field: "Timestamp",
		descending: false
	}] : order;
	if (feed.length <= 1) {
		const [sort] = feed;
		return rows.read(require_miss.defined({
			size,
			key,
			where,
			sort,
			after: query.after
		}));
	}
	const offset = Number(query.after ?? 0);
	if (!Number.isSafeInteger(offset)) require_sandbox.refuse(400, "The skip token is not valid");
	const all = [...rows.scan()].filter((row) => where?.(row) ?? true).sort((a, b) => inOrder(feed, a, b));
	const end = offset + size;
	return {
		rows: all.slice(offset, end),
		offset,
		size,
		...end < all.length && { next: String(end) }
	};
}
function inOrder(order, a, b) {
	for (const { field, descending } of order) {
		const result = require_sandbox.compare(a[field], b[field]);
		if (result !== 0) return descending ? -result : result;
	}
	return 0;
}
function total(query, { division, served }, state) {
	const rows = state.rows(collectionName(division, served.source));
	const { where, key } = query;
	if (where === void 0) return rows.count();
	return rows.read({
		size: 1,
		where,
		key,
		total: true
	}).total ?? 0;
}
/**
* Absolute address of the next page: the same query, with what remains of `$top`. With a `loop` fault, each page links to
* itself.
*/
function nextOf(request, query, page) {
	const left = query.top === void 0 ? void 0 : query.top - page.rows.length;
	const options = new Map(request.query);
	if (request.looping !== true) {
		if (page.next === void 0 || left !== void 0 && left <= 0) return void 0;
		options.set("$skiptoken", page.next);
		if (left !== void 0) options.set("$top", String(left));
	}
	const text = [...options].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
	return `${request.origin}${request.path}?${text}`;
}
/** The key in the parentheses after a resource, in the type that its records store. */
function keyOf(literal, { served }) {
	const { record, name } = served;
	const type = record.fields[keyField(record)]?.type ?? "Edm.Guid";
	const [, prefix, quoted] = /^([a-z]*)'((?:[^']|'')*)'$/i.exec(literal) ?? [];
	const bad = () => require_sandbox.refuse(400, `Bad Request - Error in key syntax of ${name}`);
	if (type === "Edm.Guid") return prefix?.toLowerCase() === "guid" && quoted !== void 0 ? quoted.toLowerCase() : bad();
	if (type === "Edm.String") return prefix === "" && quoted !== void 0 ? quoted.replaceAll("''", "'") : bad();
	return /^-?\d+$/.test(literal) ? Number(literal) : bad();
}

// sandbox/ledger/session.ts
/** Requests allowed per minute and per day of the clock; `lasts` is in milliseconds. */
const MINUTE = {
	calls: 60,
	lasts: 6e4
};
const DAY = {
	calls: 5e3,
	lasts: 864e5
};
/** The signed-in user, as a list with one record. */
function sessionOf(service, fields) {
	const known = {
		UserID: "5b1f0c4e-2d57-4d0a-9f37-6c1e8a2b3d44",
		UserName: "sandbox.user",
		FullName: "Sandbox User",
		FirstName: "Sandbox",
		LastName: "User",
		Email: "sandbox@example.com",
		CurrentDivision: Number(service.sandbox.variables["division"]),
		Language: "en-GB",
		LanguageCode: "en-GB",
		ServerTime: null
	};
	return Object.fromEntries(fields.map((field) => [field, known[field] ?? null]));
}
/** Counts requests per division; requests outside of a division are free and have no rate limit headers. */
function budget(request, meter) {
	const division = /^\/api\/v1\/(?:beta\/)?(\d+)\//.exec(request.path)?.[1];
	if (division === void 0) return { headers: {} };
	const now = Date.now();
	const [thisMinute, today] = [Math.floor(now / MINUTE.lasts), Math.floor(now / DAY.lasts)];
	const minute = meter.spend(`minute ${thisMinute} ${division}`, 1);
	const day = meter.spend(`day ${today} ${division}`, 1);
	const headers = {
		"x-ratelimit-limit": String(DAY.calls),
		"x-ratelimit-remaining": String(Math.max(0, DAY.calls - day)),
		"x-ratelimit-reset": String((today + 1) * DAY.lasts),
		"x-ratelimit-minutely-limit": String(MINUTE.calls),
		"x-ratelimit-minutely-remaining": String(Math.max(0, MINUTE.calls - minute)),
		"x-ratelimit-minutely-reset": String((thisMinute + 1) * MINUTE.lasts)
	};
	return day > DAY.calls || minute > MINUTE.calls ? {
		headers,
		refuse: {
			status: 429,
			message: "Too many requests"
		}
	} : { headers };
}

// sandbox/ledger/documents.ts
/** Offset of the numbers of new documents, above the seeded ones. */
const NEW = 5e3;
/** The same for sales entries, of which many are seeded. */
const NEW_SALES = 2e5;
/** Fields that a line copies from its document. */
const REPEATED = [
	"EntryNumber",
	"OrderNumber",
	"QuotationNumber",
	"VersionNumber"
];
/** A new document with its number and status. */
function numbered(row, { served, division }, state, now) {
	const { fields } = served.record;
	const { start } = state;
	switch (served.name) {
		case "salesentry/SalesEntries": return {
			EntryNumber: firstNumber(start) + NEW_SALES + state.next("entry"),
			Type: 20,
			Currency: "EUR",
			EntryDate: `${now.toISOString().slice(0, 10)}T00:00:00.000Z`,
			...row,
			Status: 20,
			StatusDescription: "Open"
		};
		case "salesorder/SalesOrders": return {
			OrderNumber: orderNumber(start) + NEW + state.next("order"),
			...row,
			Status: 12,
			StatusDescription: "Open"
		};
		case "crm/Quotations": {
			const number = row["QuotationNumber"] ?? orderNumber(start) + NEW + state.next("quotation");
			return {
				...row,
				QuotationNumber: number,
				VersionNumber: nextVersion(number, division, state),
				Status: 20,
				StatusDescription: "Draft"
			};
		}
		default: {
			if (fields["EntryNumber"] === void 0 || row["EntryNumber"] !== void 0) return row;
			const journal = Number(row["JournalCode"] ?? 90);
			return {
				EntryNumber: numberOf$1(start, journal) + NEW + state.next("entry"),
				Status: 20,
				StatusDescription: "Open",
				...row
			};
		}
	}
}
/** The version number after the highest one of a quotation number; 1 for a new quotation. */
function nextVersion(number, division, state) {
	const versions = [...state.rows(collectionName(division, "crm/Quotations")).scan()].filter((row) => row["QuotationNumber"] === number).map((row) => Number(row["VersionNumber"]));
	return Math.max(0, ...versions) + 1;
}
/** A line with its line number and the numbers of its document. Refuses a line without a document. */
function lined(row, spot, state, resources) {
	const { served, division } = spot;
	const family = resources.family(served.source);
	const id = family === void 0 ? void 0 : row[family.field];
	if (family === void 0 || id === void 0 || id === null) return row;
	const parent = state.rows(collectionName(division, family.parent)).get(String(id));
	if (parent === void 0) return require_sandbox.refuse(400, `Does not exist: ${family.field}`);
	const { fields } = served.record;
	const repeated = REPEATED.filter((field) => fields[field] !== void 0).map((field) => [field, parent[field]]);
	const siblings = [...state.rows(collectionName(division, served.source)).scan({ parent: String(id) })];
	const last = Math.max(0, ...siblings.map((line) => Number(line["LineNumber"] ?? 0)));
	return {
		...row,
		...Object.fromEntries(repeated),
		...fields["LineNumber"] === void 0 ? {} : { LineNumber: last + 1 },
		...priced(row, spot, state)
	};
}
/** Price and amount of an item line; the default price is that of the item. */
function priced(row, { served, division }, state) {
	if (served.record.fields["UnitPrice"] === void 0) return {};
	const item = state.rows(collectionName(division, "logistics/Items")).get(String(row["Item"]));
	const price = row["UnitPrice"] ?? item?.["StandardSalesPrice"] ?? 0;
	const factor = 1 - Number(row["Discount"] ?? 0);
	const amount = Math.round(Number(row["Quantity"] ?? 1) * Number(price) * factor * 100) / 100;
	return {
		UnitPrice: price,
		AmountFC: amount,
		AmountDC: amount
	};
}
/** Documents whose amount is the sum of their lines. */
const SUMMED = /* @__PURE__ */ new Set([
	"salesentry/SalesEntries",
	"salesorder/SalesOrders",
	"crm/Quotations"
]);
/** Sets the amount of a document to the sum of its lines, computed in cents. Refuses an unbalanced journal entry. */
function summed(header, lines, { served }) {
	const sum = (field) => lines.reduce((total, line) => total + Math.round(Number(line[field] ?? 0) * 100), 0) / 100;
	if (served.name === "generaljournalentry/GeneralJournalEntries" && sum("AmountFC") !== 0) require_sandbox.refuse(400, "The entry is not in balance");
	if (!SUMMED.has(served.name)) return header;
	const tax = served.record.fields["VATAmountFC"] === void 0 ? {} : { VATAmountFC: sum("VATAmountFC") };
	return {
		...header,
		AmountFC: sum("AmountFC"),
		AmountDC: sum("AmountFC"),
		...tax
	};
}
/** Updates the amount of a document after one of its lines was created, changed or deleted. */
function resum(line, spot, state, resources) {
	const family = resources.family(spot.served.source);
	if (family === void 0 || !SUMMED.has(family.parent)) return;
	const headers = state.rows(collectionName(spot.division, family.parent));
	const header = headers.get(String(line[family.field]));
	const served = resources.find(family.parent, false);
	if (header === void 0 || served === void 0) return;
	const id = String(header[keyField(served.record)]);
	const lines = [...state.rows(collectionName(spot.division, spot.served.source)).scan({ parent: id })];
	headers.put(summed(header, lines, {
		division: spot.division,
		served
	}));
}

// sandbox/ledger/rules.ts
const CODE_WIDTH = 18;
/** Resources with unique codes. */
const UNIQUE_CODES = /* @__PURE__ */ new Set([
	"crm/Accounts",
	"logistics/Items",
	"financial/GLAccounts",
	"financial/Journals"
]);
function needNewCode(code, { division, served }, state) {
	if (state.rows(collectionName(division, served.source)).find((row) => row["Code"] === code) !== void 0) require_sandbox.refuse(400, `Already exists: Code ${String(code).trim()}`);
}
/** Fields that the service sets on every write. */
function stamped(row, state, now) {
	return {
		...row,
		Modified: now.toISOString(),
		Timestamp: changedVersion(state.next("version"))
	};
}
/** A new record with the fields that the service fills in. */
function completed(body, spot, state, resources, now) {
	const { name } = spot.served;
	const row = {
		...body,
		Division: spot.division,
		Created: now.toISOString(),
		CreatorFullName: "Sandbox User"
	};
	if (name === "crm/Accounts") Object.assign(row, accountFields(row, state));
	if (UNIQUE_CODES.has(name)) needNewCode(row["Code"], spot, state);
	if (name === "crm/Contacts") row["FullName"] = `${String(row["FirstName"])} ${String(row["LastName"])}`;
	if (name === "documents/DocumentAttachments") row["FileSize"] = Buffer.from(String(row["Attachment"] ?? ""), "base64").length;
	return stamped(resources.family(spot.served.source) !== void 0 ? lined(row, spot, state, resources) : numbered(row, spot, state, now), state, now);
}
/** Derived fields of an account: the padded code, and whether it is a customer, from the status. */
function accountFields(row, state) {
	const code = String(row["Code"] ?? 9e5 + state.next("account")).trim();
	const status = row["Status"] ?? (row["IsSales"] === true ? "C" : "A");
	return {
		Code: /^\d+$/.test(code) ? code.padStart(CODE_WIDTH) : code,
		Status: status,
		IsSales: status !== "A",
		IsSupplier: row["IsSupplier"] ?? false
	};
}
/** A record after an update. */
function changed(before, body, spot, state, now) {
	const { name } = spot.served;
	if (name === "logistics/Items" && body["Code"] !== void 0 && body["Code"] !== before["Code"]) require_sandbox.refuse(400, "Code: Cannot be changed");
	if (name === "salesentry/SalesEntries" && before["Status"] === 50) require_sandbox.refuse(400, "Cannot be changed: Processed");
	const after = {
		...before,
		...body
	};
	if (name === "crm/Accounts") Object.assign(after, accountFields(after, state));
	return stamped(after, state, now);
}
/** Adds code and name of linked records to their ids, as the service does. */
function described(row, spot, state) {
	const { fields } = spot.served.record;
	const seen = { ...row };
	for (const [field, { type }] of Object.entries(fields)) {
		const target = linkOf(field, type);
		const id = row[field];
		if (target === void 0 || typeof id !== "string") continue;
		const found = state.rows(collectionName(spot.division, target)).get(id);
		for (const suffix of [
			"Code",
			"Name",
			"Description"
		]) {
			const beside = `${field}${suffix}`;
			if (fields[beside] === void 0) continue;
			seen[beside] = found?.[suffix] ?? found?.["Name"] ?? found?.["Description"] ?? null;
		}
	}
	return seen;
}
/** Adds a deleted record to the feed of deletions. */
function recordDeletion(row, key, spot, state, resources, now) {
	const type = ENTITY_TYPES[resources.data[spot.served.source]?.syncPath ?? ""];
	if (type === void 0) return;
	state.rows(collectionName(spot.division, "sync/Deleted")).insert({
		EntityKey: key,
		EntityType: type,
		DeletedDate: now.toISOString(),
		DeletedBy: row["Creator"] ?? null,
		Division: spot.division,
		Timestamp: changedVersion(state.next("version"))
	});
}

// sandbox/ledger/actions.ts
/** Status codes of quotations. */
const STATES = {
	5: "Rejected",
	6: "Reviewed and closed",
	20: "Draft",
	25: "Open",
	40: "Printed",
	50: "Accepted",
	60: "Awaiting online acceptance"
};
const SENT = [40, 60];
/** Actions on quotations, by resource. A quotation is printed or sent before it can be decided or reviewed. */
const ACTIONS = {
	"crm/AcceptQuotation": {
		from: SENT,
		to: 50,
		done: "The quotation is accepted"
	},
	"crm/RejectQuotation": {
		from: SENT,
		to: 5,
		done: "The quotation is rejected"
	},
	"crm/ReopenQuotation": {
		from: [5, 50],
		to: 25,
		done: "The quotation is open"
	},
	"crm/ReviewQuotation": {
		from: SENT,
		to: 6,
		done: "The quotation has a new version"
	},
	"crm/PrintQuotation": {
		to: 40,
		done: "The quotation is printed"
	},
	"crm/EmailWithSignOffQuotation": {
		to: 60,
		done: "The quotation is sent"
	}
};
const isAction = (name) => Object.hasOwn(ACTIONS, name);
/** Performs an action. The service reports a failure in a response with status 201. */
function act(body, spot, request, state, resources) {
	const { division, served } = spot;
	const action = ACTIONS[served.name];
	const quotations = state.rows(collectionName(division, "crm/Quotations"));
	const quotation = quotations.get(String(body["QuotationID"]));
	const status = Number(quotation?.["Status"] ?? 0);
	const problem = quotation === void 0 || action === void 0 ? "The quotation does not exist" : action.from?.includes(status) === false ? `Not possible for a quotation with the status ${STATES[status] ?? String(status)}` : void 0;
	const result = {
		...body,
		Division: division
	};
	if (problem !== void 0 || quotation === void 0 || action === void 0) result[served.record.fields["ErrorMessage"] === void 0 ? "DocumentCreationError" : "ErrorMessage"] = problem;
	else {
		quotations.put(stamped({
			...quotation,
			...stateOf(action.to)
		}, state, request.now));
		Object.assign(result, { SuccessMessage: action.done });
		if (served.name === "crm/ReviewQuotation") result["NewQuotationID"] = review(quotation, body, spot, request.now, state, resources);
		if (served.name === "crm/PrintQuotation") result["Document"] = print(quotation, division, state);
	}
	return enveloped(request, shown(result, spot, { expand: /* @__PURE__ */ new Set() }, request, state, resources), 201);
}
const stateOf = (status) => ({
	Status: status,
	StatusDescription: STATES[status]
});
/** Creates the next version of a quotation, with the lines of the reviewed one. Returns its id. */
function review(old, body, { division }, now, state, resources) {
	const quotations = state.rows(collectionName(division, "crm/Quotations"));
	const { QuotationID: before, ...rest } = old;
	const changes = Object.fromEntries([
		"Description",
		"QuotationDate",
		"OrderAccount",
		"PaymentCondition",
		"Document"
	].flatMap((field) => body[field] === void 0 ? [] : [[field, body[field]]]));
	const version = { VersionNumber: nextVersion(old["QuotationNumber"], division, state) };
	const created = quotations.insert(stamped({
		...rest,
		...changes,
		...stateOf(20),
		...version
	}, state, now));
	const id = { QuotationID: created["QuotationID"] };
	const lines = state.rows(collectionName(division, "crm/QuotationLines"));
	const key = keyField(resources.data["crm/QuotationLines"] ?? {
		methods: [],
		path: "",
		fields: {}
	});
	for (const { [key]: _id, ...line } of [...lines.scan({ parent: String(before) })]) lines.insert(stamped({
		...line,
		...id,
		...version
	}, state, now));
	return created["QuotationID"];
}
/** Creates the document that a quotation is printed to. Returns its id. */
function print(quotation, division, state) {
	const subject = `Quotation ${String(quotation["QuotationNumber"])}`;
	return state.rows(collectionName(division, "documents/Documents")).insert({
		Subject: subject,
		Type: 21
	})["ID"];
}

// sandbox/ledger/checks.ts
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;
/** Fields that hold the code of another record. */
const CODES = {
	Journal: "financial/Journals",
	JournalCode: "financial/Journals",
	VATCode: "vat/VATCodes",
	Currency: "general/Currencies"
};
/** Checks fields, types and links of a body. Returns it without read-only fields, which the service ignores. */
function checkedBody(body, spot, state) {
	if (!require_miss.isObject(body)) return require_sandbox.refuse(400, "The request body must be a JSON object");
	const { record } = spot.served;
	const clean = {};
	for (const [field, value] of Object.entries(body)) {
		const facts = Object.hasOwn(record.fields, field) ? record.fields[field] : void 0;
		if (facts === void 0) require_sandbox.refuse(400, `Error processing request stream. The property name '${field}' specified is not valid`);
		if (facts.readonly === true || field === record.key) continue;
		clean[field] = value === null ? null : typed(field, value, facts, spot, state);
	}
	return clean;
}
/** Refuses a create without its mandatory fields; the body may omit those in `given`. */
function needMandatory(body, record, given) {
	const missing = Object.entries(record.fields).filter(([field, { mandatory, type }]) => mandatory === true && !given.includes(field) && field !== record.key && isEmpty(body[field], type));
	const [first] = missing;
	if (first !== void 0) require_sandbox.refuse(400, `Mandatory: ${missing.map(([field]) => field).join(", ")}`);
}
function isEmpty(value, type) {
	if (type === "Collection") return !Array.isArray(value) || value.length === 0;
	return value === void 0 || value === null || value === "";
}
function typed(field, value, facts, spot, state) {
	const bad = () => require_sandbox.refuse(400, `Error processing request stream. '${field}' is not an ${facts.type} value`);
	switch (facts.type) {
		case "Edm.String": {
			if (typeof value !== "string") return bad();
			const resource = Object.hasOwn(CODES, field) ? CODES[field] : void 0;
			if (resource !== void 0) needCode(field, resource, value, spot, state);
			return value;
		}
		case "Edm.Guid":
			if (typeof value !== "string" || !GUID.test(value)) return bad();
			needLink(field, facts.type, value, spot, state);
			return value.toLowerCase();
		case "Edm.DateTime": {
			const time = typeof value === "string" && TIME.test(value) ? Date.parse(withZone(value)) : NaN;
			return Number.isNaN(time) ? bad() : new Date(time).toISOString();
		}
		case "Edm.Boolean": return typeof value === "boolean" ? value : bad();
		case "Edm.Double":
			if (require_sandbox.isNumeric(value)) return value;
			return typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : bad();
		case "Edm.Int64": return /^-?\d+$/.test(String(value)) ? String(value) : bad();
		case "Collection": return Array.isArray(value) ? value : bad();
		case "Edm.Binary": return typeof value === "string" && /^[A-Za-z0-9+/]*={0,2}$/.test(value) ? value : bad();
		default: return facts.type.startsWith("Edm.") && !Number.isInteger(value) ? bad() : value;
	}
}
function withZone(text) {
	if (!text.includes("T")) return `${text}T00:00:00Z`;
	return /(Z|[+-]\d{2}:\d{2})$/.test(text) ? text : `${text}Z`;
}
function needLink(field, type, id, { division }, state) {
	const target = linkOf(field, type);
	if (target === void 0) return;
	if (state.rows(collectionName(division, target)).get(id) === void 0) require_sandbox.refuse(400, `Does not exist: ${field}`);
}
function needCode(field, resource, code, { division }, state) {
	if (state.rows(collectionName(division, resource)).find((row) => row["Code"] === code) === void 0) require_sandbox.refuse(400, `Does not exist: ${field}`);
}

// sandbox/ledger/writes.ts
/** Creates a record with its lines. */
function create(request, spot, state, resources) {
	const { record, source } = spot.served;
	const body = checkedBody(request.body, spot, state);
	needMandatory(body, record, []);
	if (isAction(spot.served.name)) return act(keyed(request, body, spot), spot, request, state, resources);
	const row = insert(body, spot, state, resources, request.now);
	resum(row, spot, state, resources);
	const all = shown(row, spot, { expand: /* @__PURE__ */ new Set() }, request, state, resources);
	const returned = (request.headers["prefer"] ?? "").includes("return=representation") ? all : Object.fromEntries(Object.entries(all).map(([name, one]) => [name, sent(name, one, body, spot)]));
	const answer = enveloped(request, returned, 201);
	return {
		...answer,
		headers: {
			...answer.headers,
			location: addressOf(request, {
				...spot,
				served: {
					...spot.served,
					name: source
				}
			}, row)
		}
	};
}
/** The body with the key of the record that an action is for. */
function keyed(request, body, { served }) {
	const key = keyField(served.record);
	return {
		...body,
		[key]: require_miss.isObject(request.body) ? request.body[key] : void 0
	};
}
function sent(name, value, body, { served }) {
	return name === "__metadata" || name === served.record.key || body[name] !== void 0 ? value : null;
}
function insert(body, spot, state, resources, now) {
	const { record, source } = spot.served;
	const rows = state.rows(collectionName(spot.division, source));
	const collections = Object.entries(record.fields).filter(([, { type }]) => type === "Collection");
	const header = Object.fromEntries(Object.entries(body).filter(([field]) => !collections.some(([one]) => one === field)));
	let row = rows.insert(described(completed(header, spot, state, resources, now), spot, state));
	const id = row[keyField(record)];
	for (const [field, { navigates }] of collections) {
		const child = navigates === void 0 ? void 0 : resources.find(navigates, false);
		const family = child === void 0 ? void 0 : resources.family(child.source);
		const given = body[field];
		if (child === void 0 || family === void 0 || family.parent !== source || !Array.isArray(given)) continue;
		const childSpot = {
			division: spot.division,
			served: child
		};
		const lines = given.map((one) => {
			if (!require_miss.isObject(one)) return require_sandbox.refuse(400, `'${field}' contains a value that is not an object`);
			const line = checkedBody(one, childSpot, state);
			needMandatory(line, child.record, [family.field]);
			return insert({
				...line,
				[family.field]: id
			}, childSpot, state, resources, now);
		});
		row = summed(row, lines, spot);
		rows.put(row);
	}
	return row;
}
function update(request, spot, key, state, resources) {
	const rows = state.rows(collectionName(spot.division, spot.served.source));
	const before = rows.get(key) ?? missing(spot.served.name);
	const body = checkedBody(request.body, spot, state);
	const after = described(changed(before, body, spot, state, request.now), spot, state);
	rows.put(after);
	resum(after, spot, state, resources);
	return { status: 204 };
}
/** Deletes a record and its lines, and adds the deletion to the feed. */
function remove(request, spot, key, state, resources) {
	const { record, name, source } = spot.served;
	const rows = state.rows(collectionName(spot.division, source));
	const row = rows.get(key) ?? missing(name);
	for (const { navigates } of Object.values(record.fields)) {
		const child = navigates === void 0 ? void 0 : resources.find(navigates, false);
		const family = child === void 0 ? void 0 : resources.family(child.source);
		if (child === void 0 || family?.parent !== source) continue;
		const lines = state.rows(collectionName(spot.division, child.source));
		for (const line of [...lines.scan({ parent: String(key) })]) lines.drop(String(line[keyField(child.record)]));
	}
	rows.drop(key);
	resum(row, spot, state, resources);
	recordDeletion(row, key, spot, state, resources, request.now);
	return { status: 204 };
}

// sandbox/ledger/index.ts
var ledger_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ open: () => open });
function named(request, resources, beta) {
	const { division = "", rest = "" } = request.params;
	const entry = DIVISIONS.find(({ code }) => String(code) === division);
	if (entry?.open !== true || entry.lacks?.test(rest) === true) require_sandbox.refuse(403, `No rights in division ${division}`);
	const [, path = "", key, more] = /^([^(]*)(?:\((.*)\))?(\/\$count)?$/.exec(rest) ?? [];
	const counts = more !== void 0 || path.endsWith("/$count");
	const served = resources.find(path.replace(/\/\$count$/, ""), beta);
	if (served === void 0 || !served.record.path.includes("{division}")) require_sandbox.refuse(404, `Resource not found for the segment '${path}'.`);
	return require_miss.defined({
		division: entry.code,
		served,
		counts,
		key
	});
}
function needMethod({ served }, method) {
	if (!served.record.methods.includes(method)) require_sandbox.refuse(405, `${method} is not allowed for ${served.name}`);
}
function answer(request, state, resources, beta) {
	const { method } = request;
	const spot = named(request, resources, beta);
	needMethod(spot, method);
	const { key } = spot;
	if (method === "POST") return key === void 0 ? create(request, spot, state, resources) : require_sandbox.refuse(405, "POST takes no key");
	if (key === void 0) {
		if (method !== "GET") return require_sandbox.refuse(400, `${method} needs the key of a record`);
		return spot.counts ? count(request, spot, state) : list(request, spot, state, resources);
	}
	const id = keyOf(key, spot);
	if (method === "PUT") return update(request, spot, id, state, resources);
	return method === "DELETE" ? remove(request, spot, id, state, resources) : get(request, spot, id, state, resources);
}
function routesOf(resources) {
	const below = (prefix, beta) => [
		"GET",
		"POST",
		"PUT",
		"DELETE"
	].map((method) => ({
		method,
		path: `${prefix}/{division}/{rest*}`,
		handle: (request, state) => answer(request, state, resources, beta)
	}));
	return [
		{
			method: "GET",
			path: "/api/v1/current/Me",
			handle: (request, state) => {
				const fields = Object.keys(resources.data["current/Me"]?.fields ?? {});
				const wanted = (request.query.get("$select") ?? "").split(",").filter((name) => name !== "");
				const shown = wanted.length === 0 ? fields : wanted;
				return enveloped(request, { results: [sessionOf(state.service, shown)] });
			}
		},
		{
			method: "GET",
			path: "/api/v1/system/Users",
			handle: (request, state) => {
				const served = resources.find("system/Users", false) ?? require_sandbox.refuse(404, "There are no users");
				return list(request, {
					division: OPEN_DIVISIONS[0] ?? 0,
					served
				}, state, resources);
			}
		},
		...below("/api/v1/beta", true),
		...below("/api/v1", false)
	];
}
/** Some refusals are web pages. */
function errorOf({ status, message }) {
	if (status === 403) return {
		status,
		headers: { "content-type": "text/html" },
		body: `<html><body><h1>403 - Forbidden</h1><p>${message}</p></body></html>`
	};
	return {
		status,
		body: { error: {
			code: "",
			message: {
				lang: "",
				value: message
			}
		} }
	};
}
const open = require_sandbox_crm.opener(async ({ service }) => {
	const data = (await service.catalogue?.load())?.default;
	const resources = resourcesOf(data);
	return {
		collections: collectionsOf(resources),
		routes: routesOf(resources),
		error: errorOf,
		meter: budget
	};
});

Object.defineProperty(exports, "ledger_exports", {
  enumerable: true,
  get: function () {
    return ledger_exports;
  }
});