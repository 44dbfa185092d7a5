import { z } from 'zod'
import { data as dataDaCasa } from '../br/campos.ts'

// The fields of a case as its file writes them: dates as `AAAA-MM-DD`, money as decimal text ("1850.00").

export const data = dataDaCasa
export const mes = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Informe um mês AAAA-MM')
export const hora = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Informe uma hora HH:MM')
export const momento = z.iso.datetime({ local: true })
export const contagem = z.int()
export const logico = z.boolean()
export const texto = z.string()
/** A code written as text or as a number. */
export const codigo = z.union([texto, z.int().transform(String)])

/** Decimal text or number with up to two places, as whole centavos. */
export const dinheiro = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,11}(\.\d{1,2})?$/, 'Informe um valor como 1850.00'))
  .transform((valor) => {
    const [reais = '0', centavos = ''] = valor.split('.')
    return Number(reais) * 100 + Number(centavos.padEnd(2, '0'))
  })

/** A stretch of days, ends included, as a pair `[início, fim]` or by name. */
export const trecho = z.union([
  z.tuple([data, data]).transform(([inicio, fim]) => ({ inicio, fim })),
  z.object({ inicio: data, fim: data }),
])

/** Centavos as the file writes money: 185000 → "1850.00". */
export const decimal = (centavos: number): string => (centavos / 100).toFixed(2)
