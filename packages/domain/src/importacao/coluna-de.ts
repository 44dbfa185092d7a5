import type { z } from 'zod'
import type { Campo, CampoDoTipo, Tipo } from '../campos/campo.ts'
import { textosDosCodigos, tabelaDaOpcao } from '../campos/opcoes.ts'
import { respostaDe, type RespostaDe } from '../campos/schema.ts'
import type { CodigoDe } from '../campos/tabelas.ts'
import {
  celulaData,
  celulaDinheiro,
  celulaDocumento,
  celulaInteiro,
  celulaOpcao,
  celulaTexto,
} from './celula.ts'
import { coluna, colunaOpcional, type Coluna } from './define.ts'
import type { Celula } from './celula.ts'

// A column of a declared field: its header, its values and how a cell is read come from the declaration.

type CodigosDe<C> = C extends { readonly tipo: 'opcao'; readonly tabela: infer T } ? CodigoDe<T> : never

interface Detalhes<C> {
  readonly exemplo: string
  readonly ajuda?: string
  readonly sinonimos?: readonly string[]
  /** Other ways of writing a code, simplified → code. */
  readonly valores?: Readonly<Record<string, CodigosDe<C>>>
}

type Leitor = z.ZodType<unknown, Celula>
/** Digits of a document whose leading zeros a spreadsheet may have eaten. */
const documento = (tamanho: number) => (): Leitor => celulaDocumento(tamanho)
const texto = (): Leitor => celulaTexto

/** What reads a cell of each kind, before the schema of the field looks at it. */
const leitores: { readonly [T in Tipo]?: () => Leitor } = {
  texto,
  digitos: texto,
  municipio: texto,
  telefone: texto,
  // Addresses are kept in one spelling: two rows of one person must be equal.
  email: () => celulaTexto.transform((valor) => valor.toLowerCase()),
  cpf: documento(11),
  pis: documento(11),
  tituloEleitor: documento(12),
  cep: documento(8),
  banco: documento(3),
  dinheiro: () => celulaDinheiro,
  inteiro: () => celulaInteiro,
  uf: () => celulaTexto.transform((valor) => valor.toUpperCase()),
}

type CelulaDe<C> = z.ZodType<z.output<RespostaDe<C> & z.ZodType>, Celula>

function celulaDe<C extends Campo>(campo: C, valores: Detalhes<C>['valores']): CelulaDe<C> {
  return readCelula(campo, valores) as CelulaDe<C>
}

function readCelula(campo: Campo, valores: Readonly<Record<string, string>> | undefined): Leitor {
  if (campo.tipo === 'opcao') return celulaOpcao<string>(tabelaDaOpcao<CampoDoTipo<'opcao'>>(campo), valores)
  // The reading is stricter than the field: what it gives needs no second look.
  if (campo.tipo === 'data') return celulaData
  const leitor = leitores[campo.tipo]
  if (!leitor) throw new Error(`No cell holds a field of the kind ${campo.tipo}`)
  return leitor().pipe(respostaDe(campo) as z.ZodType)
}

/** The values that the template offers. */
const opcoesDe = (campo: Campo) => {
  const textos = textosDosCodigos(campo)
  return textos && { opcoes: Object.values(textos) }
}

/** The column of a field that every row fills. */
export const colunaDe = <C extends Campo>(
  campo: C,
  { valores, ...detalhes }: Detalhes<C>,
): Coluna<CelulaDe<C>, true> =>
  coluna(campo.label, celulaDe(campo, valores), { ...detalhes, ...opcoesDe(campo) })

/** The column of a field that may be absent, and whose cells may be empty. */
export const opcionalDe = <C extends Campo>(
  campo: C,
  { valores, ...detalhes }: Detalhes<C>,
): Coluna<CelulaDe<C>, false> =>
  colunaOpcional(campo.label, celulaDe(campo, valores), { ...detalhes, ...opcoesDe(campo) })
