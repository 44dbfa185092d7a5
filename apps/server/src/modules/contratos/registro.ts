import type { ContratoRegistro } from '@rh/domain/contract/contratos-registro'
import { resumoDaOcupacao, resumoEconomico } from '@rh/domain/contratos/resumo'
import { alertaDeFim, situacaoDoContrato, type SituacaoContrato } from '@rh/domain/contratos/situacao'
import { diasEntre, maiorData } from '@rh/domain/regras/calendario/datas'
import type { Db, Tx } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { findPostos, findSaidas } from './efetivo.ts'
import { findPrecos } from './precos.ts'
import {
  findAditivos,
  findContatos,
  findContrato,
  findDocumentos,
  findLocais,
  findObservacoes,
  findValorMensal,
} from './repository.ts'

type Contrato = NonNullable<Awaited<ReturnType<typeof findContrato>>>

/** People are asked about only when the end is near enough to act: before, everybody would be on the list. */
const pedeSaidas = (situacao: SituacaoContrato): boolean =>
  situacao === 'vencendo' || situacao === 'encerrado'

interface Dias {
  readonly hoje: string
  /** The day that is looked at: without one, today, or the first day of a contract that has not begun. */
  readonly data: string | undefined
}

/** The whole contract on a day. Throws 404 for one that the person may not see. */
export async function obterContrato(
  db: Db | Tx,
  id: number,
  ator: Ator,
  dias: Dias,
): Promise<ContratoRegistro> {
  const contrato = await findContrato(db, id, ator)
  if (!contrato) throw failure('nao_encontrado')
  const { hoje } = dias
  const data = dias.data ?? maiorData(hoje, contrato.inicio)
  const situacao = situacaoDoContrato(contrato, hoje)
  const [contatos, locais, valorMensalCentavos, postos, saidas, aditivos, observacoes, documentos, precos] =
    await Promise.all([
      findContatos(db, contrato.clienteId),
      findLocais(db, id),
      findValorMensal(db, id, data),
      findPostos(db, id, data, hoje),
      pedeSaidas(situacao) ? findSaidas(db, id, contrato.termino) : [],
      findAditivos(db, id),
      findObservacoes(db, id),
      findDocumentos(db, id),
      findPrecos(db, id, hoje),
    ])
  return {
    ...cabecalho(contrato, situacao, hoje),
    cliente: { ...clienteDe(contrato), contatos: contatos as ContratoRegistro['cliente']['contatos'] },
    data,
    precos,
    valorMensalCentavos,
    locais,
    postos,
    ocupacao: resumoDaOcupacao(postos),
    economia: resumoEconomico(postos),
    saidas,
    aditivos: aditivos as ContratoRegistro['aditivos'],
    observacoes,
    documentos: documentos as ContratoRegistro['documentos'],
  }
}

const clienteDe = ({ clienteId, razaoSocial, nomeFantasia, cnpj }: Contrato) => ({
  id: clienteId,
  razaoSocial,
  nomeFantasia,
  cnpj,
})

function cabecalho(contrato: Contrato, situacao: SituacaoContrato, hoje: string) {
  const { id, versao, numero, objeto, inicio, fim, termino, encerramentoMotivo, dataBase } = contrato
  return {
    id,
    versao,
    numero,
    objeto,
    inicio,
    fim,
    termino,
    encerramentoMotivo,
    dataBase,
    tipo: contrato.tipo as ContratoRegistro['tipo'],
    indiceReajuste: contrato.indiceReajuste as ContratoRegistro['indiceReajuste'],
    situacao,
    alerta: alertaDeFim(termino, hoje),
    faltam: diasEntre(hoje, termino),
    sindicato: {
      id: contrato.sindicatoId,
      nome: contrato.sindicato,
      uf: contrato.sindicatoUf,
      dataBaseMes: contrato.dataBaseMes,
    },
    centroDeCusto: {
      id: contrato.centroDeCustoId,
      codigo: contrato.codigo,
      descricao: contrato.descricao,
    },
    gestor:
      contrato.gestorId === null || contrato.gestor === null
        ? null
        : { id: contrato.gestorId, nome: contrato.gestor },
  }
}
