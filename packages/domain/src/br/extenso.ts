export { convertCurrencyToWords } from '@brazilian-utils/brazilian-utils/convert-currency-to-words'
