// generated/ledger/routes.ts
const routes = [
	{
		command: "ledger.me",
		method: "GET",
		path: "/api/v1/current/Me",
		host: "main",
		effect: "read",
		resource: "",
		shape: "record",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "ledger.quotation.accept",
		method: "POST",
		path: "/api/v1/{division}/crm/AcceptQuotation",
		host: "main",
		effect: "act",
		resource: "quotation",
		shape: "record",
		fields: {
			Action: {
				kind: "integer",
				choices: [
					"0",
					"1",
					"2",
					"3",
					"4",
					"5"
				]
			},
			InvoiceJournal: { kind: "text" },
			NotificationLayout: { kind: "uuid" },
			OpportunityStage: { kind: "uuid" },
			QuotationID: { kind: "reference" },
			ReasonCode: { kind: "uuid" },
			YourRef: { kind: "text" }
		},
		query: {},
		required: []
	},
	{
		command: "ledger.account.list",
		method: "GET",
		path: "/api/v1/{division}/crm/Accounts",
		host: "main",
		effect: "read",
		resource: "account",
		paging: "link",
		shape: "rows",
		fields: {},
		query: {
			$expand: {
				kind: "csv",
				of: "text"
			},
			$filter: { kind: "text" },
			$orderby: { kind: "text" },
			$select: {
				kind: "csv",
				of: "text"
			},
			$top: {
				kind: "integer",
				min: 1,
				max: 60
			}
		},
		required: []
	},
	{
		command: "ledger.account.create",
		method: "POST",
		path: "/api/v1/{division}/crm/Accounts",
		host: "main",
		effect: "create",
		resource: "account",
		shape: "record",
		fields: {
			AddressLine1: { kind: "text" },
			City: { kind: "text" },
			Code: { kind: "text" },
			Country: { kind: "text" },
			Email: { kind: "text" },
			IsSales: { kind: "yesno" },
			IsSupplier: { kind: "yesno" },
			Name: { kind: "text" },
			Phone: { kind: "text" },
			Postcode: { kind: "text" },
			Status: {
				kind: "enum",
				choices: [
					"A",
					"S",
					"P",
					"C"
				]
			},
			VATNumber: { kind: "text" },
			Website: { kind: "text" }
		},
		open: true,
		query: {},
		required: ["Name"]
	},
	{
		command: "ledger.account.delete",
		method: "DELETE",
		path: "/api/v1/{division}/crm/Accounts({ids})",
		host: "main",
		effect: "delete",
		resource: "account",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "ledger.account.update",
		method: "PUT",
		path: "/api/v1/{division}/crm/Accounts({id})",
		host: "main",
		effect: "update",
		resource: "account",
		shape: "action",
		fields: {
			AddressLine1: { kind: "text" },
			City: { kind: "text" },
			Code: { kind: "text" },
			Country: { kind: "text" },
			Email: { kind: "text" },
			IsSales: { kind: "yesno" },
			IsSupplier: { kind: "yesno" },
			Name: { kind: "text" },
			Phone: { kind: "text" },
			Postcode: { kind: "text" },
			Status: {
				kind: "enum",
				choices: [
					"A",
					"S",
					"P",
					"C"
				]
			},
			VATNumber: { kind: "text" },
			Website: { kind: "text" }
		},
		open: true,
		query: {},
		required: []
	},
	{
		command: "ledger.quotation.email",
		method: "POST",
		path: "/api/v1/{division}/crm/EmailWithSignOffQuotation",
		host: "main",
		effect: "act",
		resource: "quotation",
		shape: "record",
		fields: {
			AcceptEmailLayout: { kind: "uuid" },
			Action: {
				kind: "integer",
				choices: [
					"0",
					"1",
					"2",
					"3",
					"4",
					"5"
				]
			},
			AllowProvideYourRef: {
				kind: "boolean",
				shaped: true
			},
			DocumentLayout: { kind: "uuid" },
			EmailLayout: { kind: "uuid" },
			ExtraText: { kind: "text" },
			InvoiceJournal: { kind: "text" },
			QuotationDate: { kind: "date" },
			QuotationID: { kind: "reference" },
			RejectEmailLayout: { kind: "uuid" },
			Subject: { kind: "text" },
			YourRef: { kind: "text" }
		},
		query: {},
		required: []
	},
	{
		command: "ledger.quotation.print",
		method: "POST",
		path: "/api/v1/{division}/crm/PrintQuotation",
		host: "main",
		effect: "act",
		resource: "quotation",
		shape: "record",
		fields: {
			DocumentLayout: { kind: "uuid" },
			EmailLayout: { kind: "uuid" },
			ExtraText: { kind: "text" },
			QuotationDate: { kind: "date" },
			QuotationID: { kind: "reference" },
			SendEmailToCustomer: {
				kind: "boolean",
				shaped: true
			}
		},
		query: {},
		required: []
	},
	{
		command: "ledger.quotation.lines",
		method: "GET",
		path: "/api/v1/{division}/crm/QuotationLines",
		host: "main",
		effect: "read",
		resource: "quotation",
		paging: "link",
		shape: "rows",
		fields: {},
		query: {
			$expand: {
				kind: "csv",
				of: "text"
			},
			$filter: { kind: "text" },
			$orderby: { kind: "text" },
			$select: {
				kind: "csv",
				of: "text"
			},
			$top: {
				kind: "integer",
				min: 1,
				max: 60
			}
		},
		required: []
	},
	{
		command: "ledger.quotation.line-add",
		method: "POST",
		path: "/api/v1/{division}/crm/QuotationLines",
		host: "main",
		effect: "create",
		resource: "quotation",
		shape: "record",
		fields: { QuotationID: { kind: "reference" } },
		open: true,
		query: {},
		required: []
	},
	{
		command: "ledger.quotation.line-delete",
		method: "DELETE",
		path: "/api/v1/{division}/crm/QuotationLines({ids})",
		host: "main",
		effect: "delete",
		resource: "quotation",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "ledger.quotation.line-update",
		method: "PUT",
		path: "/api/v1/{division}/crm/QuotationLines({id})",
		host: "main",
		effect: "update",
		resource: "quotation",
		shape: "action",
		fields: {},
		open: true,
		query: {},
		required: []
	},
	{
		command: "ledger.quotation.list",
		method: "GET",
		path: "/api/v1/{division}/crm/Quotations",
		host: "main",
		effect: "read",
		resource: "quotation",
		paging: "link",
		shape: "rows",
		fields: {},
		query: {
			$expand: {
				kind: "csv",
				of: "text"
			},
			$filter: { kind: "text" },
			$orderby: { kind: "text" },
			$select: {
				kind: "csv",
				of: "text"
			},
			$top: {
				kind: "integer",
				min: 1,
				max: 60
			}
		},
		required: []
	},
	{
		command: "ledger.quotation.create",
		method: "POST",
		path: "/api/v1/{division}/crm/Quotations",
		host: "main",
		effect: "create",
		resource: "quotation",
		shape: "record",
		fields: {
			ClosingDate: { kind: "date" },
			Description: { kind: "text" },
			OrderAccount: { kind: "reference" },
			QuotationDate: { kind: "date" },
			QuotationLines: {
				kind: "line",
				shaped: true
			},
			YourRef: { kind: "text" }
		},
		query: {},
		required: ["OrderAccount", "QuotationLines"]
	},
	{
		command: "ledger.quotation.update",
		method: "PUT",
		path: "/api/v1/{division}/crm/Quotations({id})",
		host: "main",
		effect: "update",
		resource: "quotation",
		shape: "action",
		fields: {
			ClosingDate: { kind: "date" },
			Description: { kind: "text" },
			QuotationDate: { kind: "date" },
			YourRef: { kind: "text" }
		},
		query: {},
		required: []
	},
	{
		command: "ledger.quotation.delete",
		method: "DELETE",
		path: "/api/v1/{division}/crm/Quotations({refs})",
		host: "main",
		effect: "delete",
		resource: "quotation",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "ledger.quotation.reject",
		method: "POST",
		path: "/api/v1/{division}/crm/RejectQuotation",
		host: "main",
		effect: "act",
		resource: "quotation",
		shape: "record",
		fields: {
			NotificationLayout: { kind: "uuid" },
			OpportunityStage: { kind: "uuid" },
			QuotationID: { kind: "reference" },
			ReasonCode: { kind: "uuid" }
		},
		query: {},
		required: []
	},
	{
		command: "ledger.quotation.reopen",
		method: "POST",
		path: "/api/v1/{division}/crm/ReopenQuotation",
		host: "main",
		effect: "act",
		resource: "quotation",
		shape: "record",
		fields: { QuotationID: { kind: "reference" } },
		query: {},
		required: []
	},
	{
		command: "ledger.quotation.review",
		method: "POST",
		path: "/api/v1/{division}/crm/ReviewQuotation",
		host: "main",
		effect: "act",
		resource: "quotation",
		shape: "record",
		fields: {
			CopyItemPrices: {
				kind: "boolean",
				shaped: true
			},
			Description: { kind: "text" },
			Document: { kind: "uuid" },
			OrderAccount: { kind: "reference" },
			PaymentCondition: { kind: "text" },
			QuotationDate: { kind: "date" },
			QuotationID: { kind: "reference" }
		},
		query: {},
		required: []
	},
	{
		command: "ledger.sales-entry.create",
		method: "POST",
		path: "/api/v1/{division}/documents/DocumentAttachments",
		host: "main",
		effect: "create",
		resource: "sales entry",
		fields: {},
		open: true,
		query: {},
		required: []
	},
	{
		command: "ledger.sales-entry.create",
		method: "POST",
		path: "/api/v1/{division}/documents/Documents",
		host: "main",
		effect: "create",
		resource: "sales entry",
		fields: {},
		open: true,
		query: {},
		required: []
	},
	{
		command: "ledger.bank-entry.create",
		method: "GET",
		path: "/api/v1/{division}/financial/FinancialPeriods",
		host: "main",
		effect: "read",
		resource: "bank entry",
		fields: {},
		open: true,
		query: {},
		required: []
	},
	{
		command: "ledger.journal-entry.create",
		method: "GET",
		path: "/api/v1/{division}/financial/FinancialPeriods",
		host: "main",
		effect: "read",
		resource: "journal entry",
		fields: {},
		open: true,
		query: {},
		required: []
	},
	{
		command: "ledger.bank-entry.list",
		method: "GET",
		path: "/api/v1/{division}/financialtransaction/BankEntries",
		host: "main",
		effect: "read",
		resource: "bank entry",
		paging: "link",
		shape: "rows",
		fields: {},
		query: {
			$expand: {
				kind: "csv",
				of: "text"
			},
			$filter: { kind: "text" },
			$orderby: { kind: "text" },
			$select: {
				kind: "csv",
				of: "text"
			},
			$top: {
				kind: "integer",
				min: 1,
				max: 60
			}
		},
		required: []
	},
	{
		command: "ledger.bank-entry.create",
		method: "POST",
		path: "/api/v1/{division}/financialtransaction/BankEntries",
		host: "main",
		effect: "create",
		resource: "bank entry",
		shape: "record",
		fields: {
			BankEntryLines: {
				kind: "line",
				shaped: true
			},
			FinancialPeriod: { kind: "any" },
			FinancialYear: { kind: "any" },
			JournalCode: { kind: "text" }
		},
		query: {},
		required: ["BankEntryLines", "JournalCode"]
	},
	{
		command: "ledger.bank-entry.delete",
		method: "DELETE",
		path: "/api/v1/{division}/financialtransaction/BankEntries({refs})",
		host: "main",
		effect: "delete",
		resource: "bank entry",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "ledger.bank-entry.lines",
		method: "GET",
		path: "/api/v1/{division}/financialtransaction/BankEntryLines",
		host: "main",
		effect: "read",
		resource: "bank entry",
		paging: "link",
		shape: "rows",
		fields: {},
		query: {
			$expand: {
				kind: "csv",
				of: "text"
			},
			$filter: { kind: "text" },
			$orderby: { kind: "text" },
			$select: {
				kind: "csv",
				of: "text"
			},
			$top: {
				kind: "integer",
				min: 1,
				max: 60
			}
		},
		required: []
	},
	{
		command: "ledger.bank-entry.line-add",
		method: "POST",
		path: "/api/v1/{division}/financialtransaction/BankEntryLines",
		host: "main",
		effect: "create",
		resource: "bank entry",
		shape: "record",
		fields: { EntryID: { kind: "reference" } },
		open: true,
		query: {},
		required: []
	},
	{
		command: "ledger.journal-entry.list",
		method: "GET",
		path: "/api/v1/{division}/generaljournalentry/GeneralJournalEntries",
		host: "main",
		effect: "read",
		resource: "journal entry",
		paging: "link",
		shape: "rows",
		fields: {},
		query: {
			$expand: {
				kind: "csv",
				of: "text"
			},
			$filter: { kind: "text" },
			$orderby: { kind: "text" },
			$select: {
				kind: "csv",
				of: "text"
			},
			$top: {
				kind: "integer",
				min: 1,
				max: 60
			}
		},
		required: []
	},
	{
		command: "ledger.journal-entry.create",
		method: "POST",
		path: "/api/v1/{division}/generaljournalentry/GeneralJournalEntries",
		host: "main",
		effect: "create",
		resource: "journal entry",
		shape: "record",
		fields: {
			FinancialPeriod: { kind: "any" },
			FinancialYear: { kind: "any" },
			GeneralJournalEntryLines: {
				kind: "line",
				shaped: true
			},
			JournalCode: { kind: "text" }
		},
		query: {},
		required: ["GeneralJournalEntryLines", "JournalCode"]
	},
	{
		command: "ledger.journal-entry.delete",
		method: "DELETE",
		path: "/api/v1/{division}/generaljournalentry/GeneralJournalEntries({refs})",
		host: "main",
		effect: "delete",
		resource: "journal entry",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "ledger.journal-entry.lines",
		method: "GET",
		path: "/api/v1/{division}/generaljournalentry/GeneralJournalEntryLines",
		host: "main",
		effect: "read",
		resource: "journal entry",
		paging: "link",
		shape: "rows",
		fields: {},
		query: {
			$expand: {
				kind: "csv",
				of: "text"
			},
			$filter: { kind: "text" },
			$orderby: { kind: "text" },
			$select: {
				kind: "csv",
				of: "text"
			},
			$top: {
				kind: "integer",
				min: 1,
				max: 60
			}
		},
		required: []
	},
	{
		command: "ledger.sales-entry.list",
		method: "GET",
		path: "/api/v1/{division}/salesentry/SalesEntries",
		host: "main",
		effect: "read",
		resource: "sales entry",
		paging: "link",
		shape: "rows",
		fields: {},
		query: {
			$expand: {
				kind: "csv",
				of: "text"
			},
			$filter: { kind: "text" },
			$orderby: { kind: "text" },
			$select: {
				kind: "csv",
				of: "text"
			},
			$top: {
				kind: "integer",
				min: 1,
				max: 60
			}
		},
		required: []
	},
	{
		command: "ledger.sales-entry.create",
		method: "POST",
		path: "/api/v1/{division}/salesentry/SalesEntries",
		host: "main",
		effect: "create",
		resource: "sales entry",
		shape: "record",
		fields: {
			Customer: { kind: "reference" },
			Description: { kind: "text" },
			EntryDate: { kind: "date" },
			Journal: { kind: "text" },
			SalesEntryLines: {
				kind: "line",
				shaped: true
			},
			Type: {
				kind: "boolean",
				shaped: true
			},
			YourRef: { kind: "text" }
		},
		open: true,
		query: {},
		required: [
			"Customer",
			"Journal",
			"SalesEntryLines"
		]
	},
	{
		command: "ledger.sales-entry.delete",
		method: "DELETE",
		path: "/api/v1/{division}/salesentry/SalesEntries({refs})",
		host: "main",
		effect: "delete",
		resource: "sales entry",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "ledger.sales-entry.update",
		method: "PUT",
		path: "/api/v1/{division}/salesentry/SalesEntries({ref})",
		host: "main",
		effect: "update",
		resource: "sales entry",
		shape: "action",
		fields: {},
		open: true,
		query: {},
		required: []
	},
	{
		command: "ledger.sales-entry.lines",
		method: "GET",
		path: "/api/v1/{division}/salesentry/SalesEntryLines",
		host: "main",
		effect: "read",
		resource: "sales entry",
		paging: "link",
		shape: "rows",
		fields: {},
		query: {
			$expand: {
				kind: "csv",
				of: "text"
			},
			$filter: { kind: "text" },
			$orderby: { kind: "text" },
			$select: {
				kind: "csv",
				of: "text"
			},
			$top: {
				kind: "integer",
				min: 1,
				max: 60
			}
		},
		required: []
	},
	{
		command: "ledger.sales-entry.line-add",
		method: "POST",
		path: "/api/v1/{division}/salesentry/SalesEntryLines",
		host: "main",
		effect: "create",
		resource: "sales entry",
		shape: "record",
		fields: { EntryID: { kind: "reference" } },
		open: true,
		query: {},
		required: []
	},
	{
		command: "ledger.sales-entry.line-delete",
		method: "DELETE",
		path: "/api/v1/{division}/salesentry/SalesEntryLines({ids})",
		host: "main",
		effect: "delete",
		resource: "sales entry",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "ledger.sales-entry.line-update",
		method: "PUT",
		path: "/api/v1/{division}/salesentry/SalesEntryLines({id})",
		host: "main",
		effect: "update",
		resource: "sales entry",
		shape: "action",
		fields: {},
		open: true,
		query: {},
		required: []
	},
	{
		command: "ledger.sales-order.lines",
		method: "GET",
		path: "/api/v1/{division}/salesorder/SalesOrderLines",
		host: "main",
		effect: "read",
		resource: "sales order",
		paging: "link",
		shape: "rows",
		fields: {},
		query: {
			$expand: {
				kind: "csv",
				of: "text"
			},
			$filter: { kind: "text" },
			$orderby: { kind: "text" },
			$select: {
				kind: "csv",
				of: "text"
			},
			$top: {
				kind: "integer",
				min: 1,
				max: 60
			}
		},
		required: []
	},
	{
		command: "ledger.sales-order.line-add",
		method: "POST",
		path: "/api/v1/{division}/salesorder/SalesOrderLines",
		host: "main",
		effect: "create",
		resource: "sales order",
		shape: "record",
		fields: { OrderID: { kind: "reference" } },
		open: true,
		query: {},
		required: []
	},
	{
		command: "ledger.sales-order.line-delete",
		method: "DELETE",
		path: "/api/v1/{division}/salesorder/SalesOrderLines({ids})",
		host: "main",
		effect: "delete",
		resource: "sales order",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "ledger.sales-order.line-update",
		method: "PUT",
		path: "/api/v1/{division}/salesorder/SalesOrderLines({id})",
		host: "main",
		effect: "update",
		resource: "sales order",
		shape: "action",
		fields: {},
		open: true,
		query: {},
		required: []
	},
	{
		command: "ledger.sales-order.list",
		method: "GET",
		path: "/api/v1/{division}/salesorder/SalesOrders",
		host: "main",
		effect: "read",
		resource: "sales order",
		paging: "link",
		shape: "rows",
		fields: {},
		query: {
			$expand: {
				kind: "csv",
				of: "text"
			},
			$filter: { kind: "text" },
			$orderby: { kind: "text" },
			$select: {
				kind: "csv",
				of: "text"
			},
			$top: {
				kind: "integer",
				min: 1,
				max: 60
			}
		},
		required: []
	},
	{
		command: "ledger.sales-order.create",
		method: "POST",
		path: "/api/v1/{division}/salesorder/SalesOrders",
		host: "main",
		effect: "create",
		resource: "sales order",
		shape: "record",
		fields: {
			DeliveryDate: { kind: "date" },
			Description: { kind: "text" },
			OrderDate: { kind: "date" },
			OrderedBy: { kind: "reference" },
			PaymentCondition: { kind: "text" },
			SalesOrderLines: {
				kind: "line",
				shaped: true
			},
			YourRef: { kind: "text" }
		},
		query: {},
		required: ["OrderedBy", "SalesOrderLines"]
	},
	{
		command: "ledger.sales-order.delete",
		method: "DELETE",
		path: "/api/v1/{division}/salesorder/SalesOrders({refs})",
		host: "main",
		effect: "delete",
		resource: "sales order",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "ledger.sales-order.update",
		method: "PUT",
		path: "/api/v1/{division}/salesorder/SalesOrders({ref})",
		host: "main",
		effect: "update",
		resource: "sales order",
		shape: "action",
		fields: {},
		open: true,
		query: {},
		required: []
	},
	{
		command: "ledger.quota",
		method: "GET",
		path: "/api/v1/{division}/system/Divisions",
		host: "main",
		effect: "read",
		resource: "",
		fields: {},
		query: {
			$select: { kind: "text" },
			$top: { kind: "text" }
		},
		required: []
	},
	{
		command: "ledger.sync",
		method: "GET",
		path: "/api/v1/{division}/system/Divisions",
		host: "main",
		effect: "read",
		resource: "",
		paging: "link",
		fields: {},
		query: {
			$filter: { kind: "text" },
			$select: {
				kind: "csv",
				of: "text"
			}
		},
		required: []
	},
	{
		command: "ledger.sync",
		method: "GET",
		path: "/api/v1/{division}/{feed}",
		host: "main",
		effect: "read",
		resource: "",
		paging: "timestamp",
		fields: {},
		query: {
			$filter: { kind: "text" },
			$select: {
				kind: "csv",
				of: "text"
			}
		},
		required: []
	},
	{
		command: "ledger.list",
		method: "GET",
		path: "/api/v1/{division}/{resource}",
		host: "main",
		effect: "read",
		resource: "",
		paging: "link",
		shape: "rows",
		fields: {},
		query: {
			$expand: {
				kind: "csv",
				of: "text"
			},
			$filter: { kind: "text" },
			$orderby: { kind: "text" },
			$select: {
				kind: "csv",
				of: "text"
			},
			$top: {
				kind: "integer",
				min: 1,
				max: 60
			}
		},
		required: []
	},
	{
		command: "ledger.lookup",
		method: "GET",
		path: "/api/v1/{division}/{resource}",
		host: "main",
		effect: "read",
		resource: "",
		paging: "link",
		shape: "rows",
		fields: {},
		open: true,
		query: {
			$filter: { kind: "text" },
			$select: {
				kind: "csv",
				of: "text"
			}
		},
		required: []
	},
	{
		command: "ledger.upsert",
		method: "GET",
		path: "/api/v1/{division}/{resource}",
		host: "main",
		effect: "read",
		resource: "",
		paging: "link",
		fields: {},
		open: true,
		query: {
			$filter: { kind: "text" },
			$top: { kind: "text" }
		},
		required: []
	},
	{
		command: "ledger.create",
		method: "POST",
		path: "/api/v1/{division}/{resource}",
		host: "main",
		effect: "create",
		resource: "",
		shape: "record",
		fields: {},
		open: true,
		query: {},
		required: []
	},
	{
		command: "ledger.upsert",
		method: "POST",
		path: "/api/v1/{division}/{resource}",
		host: "main",
		effect: "create",
		resource: "",
		fields: {},
		open: true,
		query: { $filter: { kind: "text" } },
		required: []
	},
	{
		command: "ledger.delete",
		method: "DELETE",
		path: "/api/v1/{division}/{resource}({id})",
		host: "main",
		effect: "delete",
		resource: "",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "ledger.get",
		method: "GET",
		path: "/api/v1/{division}/{resource}({id})",
		host: "main",
		effect: "read",
		resource: "",
		shape: "record",
		fields: {},
		query: {
			$expand: {
				kind: "csv",
				of: "text"
			},
			$select: {
				kind: "csv",
				of: "text"
			}
		},
		required: []
	},
	{
		command: "ledger.update",
		method: "PUT",
		path: "/api/v1/{division}/{resource}({id})",
		host: "main",
		effect: "update",
		resource: "",
		shape: "action",
		fields: {},
		open: true,
		query: {},
		required: []
	},
	{
		command: "ledger.upsert",
		method: "PUT",
		path: "/api/v1/{division}/{resource}({id})",
		host: "main",
		effect: "update",
		resource: "",
		fields: {},
		open: true,
		query: { $filter: { kind: "text" } },
		required: []
	}
];

exports.routes = routes;