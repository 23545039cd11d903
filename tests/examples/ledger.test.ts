import { serving, tryExamples } from './tried.js';

tryExamples('ledger', 'ledgercli', {
  unlimited: true,
  files: {
    'account.json': '{"Name": "Bakker"}',
    'credit.pdf': '%PDF-1.4\n',
    'delivery.json':
      '{"DeliveryDate": "2026-06-02", "GoodsDeliveryLines": [{"SalesOrderLineID": "11c9e1a4-66a0-4a1c-8d53-0b6c3f1e2d40", "QuantityDelivered": 4}]}',
    'invoice.pdf': '%PDF-1.4\n',
    'statement.sta': ':20:P1\r\n:25:NL69INGB0123456789EUR\r\n:28C:1/1\r\n',
    'statement.xml': '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"/>',
    'line.json': '{"AmountFC": 12.5, "Description": "One more"}',
    'supplier-item.json':
      '{"Supplier": "3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22", "PurchasePrice": 2.15, "PurchaseUnit": "pc"}',
    'opportunity.json': '{"Name": "Bread for the school", "AmountDC": 1250.00, "CloseDate": "2026-09-30"}',
    'project.json': '{"Code": "P-2026-01", "Description": "New ovens", "Type": 3}',
    'receipt.json':
      '{"ReceiptDate": "2026-06-02", "GoodsReceiptLines": [{"PurchaseOrderLineID": "22c9e1a4-66a0-4a1c-8d53-0b6c3f1e2d41", "QuantityReceived": 12.5}]}',
    'subscription.json':
      '{"SubscriptionType": "33c9e1a4-66a0-4a1c-8d53-0b6c3f1e2d42", "OrderedBy": "3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22", "SubscriptionLines": [{"Item": "44c9e1a4-66a0-4a1c-8d53-0b6c3f1e2d43", "Quantity": 1}]}',
    'task.json': '{"Description": "Call about the invoice", "ActionDate": "2026-06-01"}',
  },
  waiting: [[/^ledgercli auth login/, /http:\S+auth\?/, 'a browser signs in'], serving],
});
