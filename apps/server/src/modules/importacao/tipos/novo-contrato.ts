import { simplificar } from '@rh/domain/importacao/celula'
import type { ContratoNovo } from '@rh/domain/contratos/novo'
import type { ContratoImportado } from '@rh/domain/importacao/tipos/contratos'
import type { Tx } from '../../../db/db.ts'

export interface PostoPronto extends ContratoImportado {
  readonly sindicatoId: number
  readonly cargoId: number
  readonly escalaId: number
  readonly municipioIbge: number
}

/** The rows of one new contract, at least one. */
export interface ContratoPronto {
  readonly postos: readonly PostoPronto[]
}

const CODIGO_MAXIMO = 20
const DESCRICAO_MAXIMA = 120
const FANTASIA_MAXIMA = 80

/** The contract as the form of a new one would send it, with what the rows before may have created by now. */
export async function novoContrato(tx: Tx, { postos }: ContratoPronto): Promise<ContratoNovo> {
  const [primeiro] = postos
  if (!primeiro) throw new Error('A contract without posts')
  const { numero, objeto, publico, inicio, fim, valorMensal, sindicatoId } = primeiro
  const porLocal = Map.groupBy(postos, ({ local }) => simplificar(local))
  const locais = [...porLocal.values()].flatMap((doLocal) => doLocal.slice(0, 1))
  return {
    dados: {
      numero,
      objeto,
      tipo: publico ? 'publico' : 'privado',
      inicio,
      fim,
      valorMensalCentavos: valorMensal,
      indiceReajuste: undefined,
      dataBase: undefined,
      gestorId: undefined,
      cliente: await clienteDe(tx, primeiro),
      centroDeCusto: await centroDe(tx, primeiro),
    },
    locais: {
      sindicatoId,
      locais: locais.map(({ local, endereco, municipioIbge }) => ({ nome: local, endereco, municipioIbge })),
    },
    postos: { postos: postos.map((posto) => postoDe(posto, porLocal)) },
    documentos: { documentos: [] },
  }
}

/** A place is called by the name of its first row, however the others write it. */
const postoDe = (posto: PostoPronto, porLocal: ReadonlyMap<string, readonly PostoPronto[]>) => ({
  local: porLocal.get(simplificar(posto.local))?.[0]?.local ?? posto.local,
  cargoId: posto.cargoId,
  escalaId: posto.escalaId,
  quantidade: posto.quantidade,
  salarioPrevistoCentavos: posto.salario,
  precoCentavos: undefined,
  adicional: posto.adicional ?? ('nenhum' as const),
  laudo: posto.laudo,
  requisitos: undefined,
  abreEmFeriado: false,
  inicio: undefined,
  fim: undefined,
  kit: [],
})

async function clienteDe(tx: Tx, linha: PostoPronto): Promise<ContratoNovo['dados']['cliente']> {
  const { clienteCnpj: cnpj, clienteRazao: razaoSocial, clienteFantasia } = linha
  const conhecido = await tx.selectFrom('cliente').select('id').where('cnpj', '=', cnpj).executeTakeFirst()
  if (conhecido) return { tipo: 'existente', id: conhecido.id }
  const nomeFantasia = clienteFantasia ?? razaoSocial.slice(0, FANTASIA_MAXIMA)
  return { tipo: 'novo', cnpj, razaoSocial, nomeFantasia, contatos: [] }
}

async function centroDe(tx: Tx, linha: PostoPronto): Promise<ContratoNovo['dados']['centroDeCusto']> {
  const codigo = linha.centroDeCusto ?? linha.numero.slice(0, CODIGO_MAXIMO)
  const conhecido = await tx
    .selectFrom('centroDeCusto')
    .select('id')
    .where('codigo', '=', codigo)
    .executeTakeFirst()
  if (conhecido) return { tipo: 'existente', id: conhecido.id }
  const cliente = linha.clienteFantasia ?? linha.clienteRazao
  return { tipo: 'novo', codigo, descricao: `${cliente} – ${linha.objeto}`.slice(0, DESCRICAO_MAXIMA) }
}
