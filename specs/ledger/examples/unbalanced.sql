SELECT EntryNumber, sum(AmountDC) AS balance
FROM Financial_TransactionLines
GROUP BY EntryNumber
HAVING sum(AmountDC) <> 0
