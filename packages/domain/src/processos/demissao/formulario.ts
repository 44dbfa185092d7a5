import { z } from 'zod'
import { centavos, data, opcional, texto, textoObrigatorio } from '../../br/campos.ts'
import { codigosDe } from '../../codigos/codigos.ts'
import { listaDe } from '../../processo/folha.ts'
import { defineFormulario, type DadosDe, type LeituraDe } from '../../processo/formulario.ts'
import { somarDias } from '../../regras/calendario/datas.ts'
import { formasDeAviso, reducoesDoAviso } from '../../regras/rescisao/formas-de-aviso.ts'
import { alineasDeJustaCausa } from '../../regras/rescisao/causas.ts'
import { recontratacoes, type PedidoDeDemissao } from '../../regras/rescisao/pedido-tipos.ts'
import { camposDaDemissao, meiosDaChamada } from './campos.ts'

/** Most days of a notice that are worked (CLT art. 487; MOS S-2299 item 3.1). */
const DIAS_TRABALHADOS = 30

const simOuNao = opcional(z.boolean())
const curto = opcional(texto(120))

/** An amount of something, in centavos: none is no line. */
const valorPositivo = z.int('Informe o valor').min(1, 'Informe o valor').max(9_999_999_999)

const chamadas = listaDe(
  'Chamada',
  { data, meio: z.enum(codigosDe(meiosDaChamada), 'Escolha como a pessoa foi chamada') },
  { data: 'Data', meio: 'Como' },
  10,
)
const valores = (um: string) =>
  listaDe(
    um,
    { descricao: textoObrigatorio(80, 3), valorCentavos: valorPositivo },
    { descricao: 'Descrição', valorCentavos: 'Valor' },
    20,
  )
const proventos = valores('Provento')
const descontos = valores('Desconto')

/** The dismissal, on one sheet. Which fields a cause asks for, the rules say. */
export const formularioDemissao = defineFormulario({
  folha: {
    schema: z.strictObject({
      /** Code of eSocial tabela 19; the rules say why one is refused. */
      causa: textoObrigatorio(2),
      alinea: opcional(z.enum(codigosDe(alineasDeJustaCausa), 'Escolha a alínea')),
      fatoEm: opcional(data),
      fatoOnde: curto,
      /** As the letter to the employee tells it. */
      fatos: opcional(texto(2000)),
      comunicacao: data,
      aviso: opcional(z.enum(codigosDe(formasDeAviso), 'Escolha a forma do aviso')),
      reducao: opcional(z.enum(codigosDe(reducoesDoAviso), 'Escolha a redução')),
      desligamento: opcional(data),
      /** Asked of nobody at the request: Rh moves the notice by an act. */
      avisoAte: opcional(data),
      diasCumpridos: opcional(z.int('Informe os dias').min(0).max(DIAS_TRABALHADOS, 'No máximo 30 dias')),
      novoEmprego: simOuNao,
      processoJudicial: curto,
      inquerito: curto,
      assistencia: simOuNao,
      responsavelLegal: curto,
      faltaDesde: opcional(data),
      chamadas: chamadas.schema,
      prejuizoCentavos: opcional(centavos),
      motivo: opcional(texto(1000)),
      substituir: simOuNao,
      recontratacao: opcional(z.enum(codigosDe(recontratacoes), 'Escolha se pode voltar')),
      recontratacaoMotivo: opcional(texto(500)),
      /** Sum of the FGTS deposits of the contract, in centavos. */
      saldoFgts: opcional(centavos),
      solicitacaoSeguro: opcional(z.int().min(1).max(3, 'No máximo 3')),
      proventos: proventos.schema,
      descontos: descontos.schema,
      observacao: opcional(texto(500)),
    }),
    campos: camposDaDemissao,
    listas: { chamadas, proventos, descontos },
  },
})

export type DadosDaDemissao = DadosDe<typeof formularioDemissao>
export type LeituraDaDemissao = LeituraDe<typeof formularioDemissao>
type Parciais = LeituraDaDemissao['parciais']

/** What was typed so far, as the rules of law read it; what is not said is absent. */
export const comoPedido = (dados: Parciais): PedidoDeDemissao => ({
  causa: '',
  ...Object.fromEntries(Object.entries(dados).filter(([, valor]) => valor !== undefined)),
})

/**
 * Last day of the contract as the form alone says it, for lists and search: the day to which a notice was moved, the thirtieth
 * day of a worked one, the day that was typed, or that of the communication. Null while it says none.
 */
export function diaDoDesligamento({ comunicacao, desligamento, aviso, avisoAte }: Parciais): string | null {
  if (comunicacao === undefined) return null
  if (avisoAte !== undefined) return avisoAte
  if (aviso === 'trabalhado') return somarDias(comunicacao, DIAS_TRABALHADOS)
  return desligamento ?? comunicacao
}
