import { formatData } from '../../br/data.ts'
import { contratos, type ContratoImportado } from '../tipos/contratos.ts'
import { simplificar } from '../celula.ts'

export type AchadoDeContrato = readonly [coluna: keyof ContratoImportado, mensagem: string]

/** Columns that say something of the contract as a whole, and must say the same in each of its rows. */
const doContrato = [
  'clienteCnpj',
  'clienteRazao',
  'clienteFantasia',
  'publico',
  'objeto',
  'inicio',
  'fim',
  'sindicato',
  'valorMensal',
  'centroDeCusto',
] as const satisfies readonly (keyof ContratoImportado)[]

/** Columns that say something of the place. */
const doLocal = ['endereco', 'municipio', 'uf'] as const satisfies readonly (keyof ContratoImportado)[]

interface Primeira {
  readonly linha: number
  readonly valores: ContratoImportado
}

/** What one row must be right about itself and about the first rows of its contract and of its place. */
export function conferirContrato(
  valores: ContratoImportado,
  primeiras: { readonly contrato: Primeira; readonly local: Primeira },
): AchadoDeContrato[] {
  const { inicio, fim, adicional = 'nenhum', laudo } = valores
  const achados: AchadoDeContrato[] = []
  if (fim < inicio) achados.push(['fim', `O contrato termina antes de começar (${formatData(inicio)}).`])
  if (adicional !== 'nenhum' && laudo === undefined)
    achados.push(['laudo', 'Informe o laudo que fundamenta o adicional (CLT art. 195).'])
  return [
    ...achados,
    ...diferentes(valores, primeiras.contrato, doContrato, 'do mesmo contrato'),
    ...diferentes(valores, primeiras.local, doLocal, 'do mesmo local'),
  ]
}

const comparavel = (valor: ContratoImportado[keyof ContratoImportado]): unknown =>
  typeof valor === 'string' ? simplificar(valor) : valor

const diferentes = (
  valores: ContratoImportado,
  { linha, valores: primeira }: Primeira,
  colunas: readonly (keyof ContratoImportado)[],
  de: string,
): AchadoDeContrato[] =>
  colunas
    .filter((coluna) => comparavel(valores[coluna]) !== comparavel(primeira[coluna]))
    .map((coluna) => [
      coluna,
      `${contratos.colunas[coluna].label} é diferente da linha ${linha}, ${de}. Deixe as duas iguais.`,
    ])
