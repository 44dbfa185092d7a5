import { alerta, bloqueio, falta } from '../../achado.ts'
import { formatData } from '../../br/data.ts'
import type { Pendencia } from '../../pendencia.ts'
import type { CheckOf } from '../../processo/define.ts'
import { verificarLimites } from '../../processo/limites.ts'
import { verificarVinculo } from '../../processo/vinculo.ts'
import { avisoDaDemissao } from '../../regras/rescisao/aviso-da-demissao.ts'
import { causaOf, isCausa } from '../../regras/rescisao/causas.ts'
import type { RegraDaCausa } from '../../regras/rescisao/causas-tipos.ts'
import type { MomentoDaDemissao } from '../../regras/rescisao/pedido-base.ts'
import { protecoesNascidasNoAviso } from '../../regras/rescisao/pedido-protecao.ts'
import { verificarAvisoNoDia, verificarProrrogacao } from '../../regras/rescisao/prorrogacao.ts'
import { verificarDemissao } from '../../regras/rescisao/pedido.ts'
import { verificarReconsideracao } from '../../regras/rescisao/vida.ts'
import type { Grupo } from '../../setores/grupos.ts'
import type { demissao } from './demissao.ts'
import type { ContextoDaDemissao, Rule } from './fatos.ts'
import { formularioDemissao } from './formulario.ts'

const JUSTA_CAUSA = '01'
/** Death: nobody is told, and nobody signs. */
const FALECIMENTO = '10'

/** The row of the cause that was chosen; null while none that is known is. */
export function regraDaCausa({ leitura }: Pick<ContextoDaDemissao, 'leitura'>): RegraDaCausa | null {
  const { causa } = leitura.parciais
  return causa !== undefined && isCausa(causa) ? causaOf(causa) : null
}

/** Amounts are told where pay is: a finding is kept in a history that others read. */
const semValores = ({ dados, ...achado }: Pendencia): Pendencia => {
  if (dados === undefined) return achado
  const { valorCentavos: _, ...resto } = dados
  return { ...achado, dados: resto }
}

/**
 * Blocks of law that give way to a closing that really happens, and who answers for it with a reason: Gerente Rh approves every cause
 * that binds the company most.
 */
const EXCECOES: Readonly<Partial<Record<string, readonly Grupo[]>>> = {
  ESTABILIDADE_NO_ENCERRAMENTO: ['Gerente Rh'],
  SUSPENSO_NO_ENCERRAMENTO: ['Gerente Rh'],
}

const comExcecao = (achado: Pendencia): Pendencia => {
  const excecaoPor = EXCECOES[achado.codigo]
  return excecaoPor ? { ...achado, excecaoPor: [...excecaoPor] } : achado
}

const daLei =
  (momento: MomentoDaDemissao): Rule =>
  ({ leitura, fatos: { pedido, circunstancias } }) =>
    leitura.parciais.causa === undefined
      ? []
      : verificarDemissao(pedido, circunstancias, momento).map(semValores).map(comExcecao)

const vinculo: Rule = ({ leitura: { parciais }, fatos: { desligamento, hoje } }) =>
  verificarVinculo(
    { desligamento, demissao: null },
    { ate: parciais.comunicacao ?? hoje, hoje, onde: { campo: 'comunicacao' } },
  )

const pede: Rule = (contexto) => {
  const regra = regraDaCausa(contexto)
  const { setores } = contexto.fatos
  return regra === null || regra.pede.some((setor) => setores.includes(setor))
    ? []
    : [bloqueio('causa_do_rh', 'Esta causa é pedida pelo Rh.', { campo: 'causa' })]
}

/** What the company decides, it decides ahead; what others decide, or a fault, is told once it is known. */
const prazo: Rule = (contexto) => {
  const regra = regraDaCausa(contexto)
  const { comunicacao: dia, causa } = contexto.leitura.parciais
  const { limites, hoje } = contexto.fatos
  if (regra === null || dia === undefined || causa === JUSTA_CAUSA) return []
  if (regra.iniciativa !== 'EMPREGADOR' && regra.iniciativa !== 'AMBOS') return []
  return verificarLimites(limites, {
    data: dia,
    hoje,
    processo: 'demissão',
    marco: 'a comunicação',
    onde: { campo: 'comunicacao' },
    // Payroll is closed, but no notice waits for it: what is due is paid apart.
  }).map((achado) => (achado.codigo === 'corte' ? { ...achado, severidade: 'alerta' } : achado))
}

const alcada: Rule = (contexto) =>
  regraDaCausa(contexto)?.aprova === 'gerente_rh' && !contexto.fatos.gerenteRh
    ? [bloqueio('alcada', 'Esta causa é aprovada pelo Gerente Rh.')]
    : []

/** Causes of which somebody signs something when they are told: not a death, nor what ends no work. */
const isAssinada = ({ verbas }: RegraDaCausa, causa: string): boolean => verbas && causa !== FALECIMENTO

const comunicacao: Rule = (contexto) => {
  const regra = regraDaCausa(contexto)
  const { fatos, leitura } = contexto
  const { comunicacao: dia, causa = '' } = leitura.parciais
  if (regra === null || dia === undefined) return []
  const pendente: Pendencia[] =
    isAssinada(regra, causa) && !fatos.documentos.aviso
      ? [
          bloqueio('aviso_pendente', 'Anexe o aviso, o pedido ou a comunicação com as assinaturas.', {
            baseLegal: 'CLT art. 487',
          }),
        ]
      : []
  return [...daLei('pedido')(contexto), ...pendente]
}

const recontratacao: Rule = ({ leitura: { parciais } }) =>
  (parciais.recontratacao ?? 'sim') !== 'sim' && parciais.recontratacaoMotivo === undefined
    ? [
        falta(
          'recontratacao_sem_motivo',
          'Diga por que.',
          formularioDemissao.folha.campos.recontratacaoMotivo,
          { campo: 'recontratacaoMotivo' },
        ),
      ]
    : []

/** The bond goes on by law whoever is in its slot: that is only told. */
const prorrogacao: Rule = ({ fatos: { pedido, circunstancias, vagaOcupadaDe } }) => {
  const fim = avisoDaDemissao(pedido, circunstancias)?.dtDeslig
  const ocupada = vagaOcupadaDe !== null && (fim === undefined || vagaOcupadaDe <= fim)
  return [
    ...verificarProrrogacao(pedido, circunstancias),
    ...(ocupada
      ? [
          alerta(
            'vaga_ocupada',
            'A vaga já foi dada a outra pessoa: até o fim do aviso o posto tem gente a mais.',
          ),
        ]
      : []),
  ]
}

const reconsideracao: Rule = ({ fatos }) => {
  const { hoje, pedido, circunstancias, documentos, vagaOcupadaDe } = fatos
  const aviso = avisoDaDemissao(pedido, circunstancias)
  if (!aviso) return []
  return [
    ...verificarReconsideracao({
      hoje,
      dtDeslig: aviso.dtDeslig,
      // A dismissal that lost its effect by law is taken back by the company alone.
      aceitaPelasDuasPartes:
        documentos.reconsideracao || protecoesNascidasNoAviso(pedido, circunstancias).length > 0,
    }),
    ...(vagaOcupadaDe !== null
      ? [bloqueio('vaga_ocupada', 'A vaga já foi dada a outra pessoa: remaneje uma das duas antes.')]
      : []),
  ]
}

const conferida: Rule = ({ fatos: { conferidas } }) => {
  if (conferidas === null)
    return [bloqueio('conferencia_pendente', 'Falta conferir o demonstrativo, linha por linha.')]
  const divergentes = conferidas.filter(({ resultado }) => resultado === 'divergente').length
  return divergentes === 0
    ? []
    : [
        bloqueio(
          'linhas_divergentes',
          `${divergentes === 1 ? 'Uma linha diverge' : `${divergentes} linhas divergem`}: devolva o cálculo.`,
        ),
      ]
}

const documentos: Rule = (contexto) => {
  const { comprovante, trct } = contexto.fatos.documentos
  if (!regraDaCausa(contexto)?.verbas) return []
  return [
    ...(comprovante ? [] : [bloqueio('comprovante_pendente', 'Anexe o comprovante do pagamento.')]),
    ...(trct
      ? []
      : [
          bloqueio('trct_pendente', 'Anexe o termo de rescisão (TRCT) assinado.', {
            baseLegal: 'CLT art. 477',
          }),
        ]),
  ]
}

const encerramento: Rule = (contexto) => {
  const { exame, exameDispensado } = contexto.fatos
  const daLeiAoFim = daLei('finalizar')(contexto).filter(
    ({ codigo }) => codigo !== 'ASO_DEMISSIONAL' || !exameDispensado,
  )
  return exame === 'inapto'
    ? [
        ...daLeiAoFim,
        alerta('exame_inapto', 'O exame demissional deu inapto: veja com o Sesmt antes de encerrar.', {
          baseLegal: 'NR-7 item 7.5.11',
        }),
      ]
    : daLeiAoFim
}

/** The day on which a notice is signed: it is none that did not come yet, unless the contract ends by itself. */
export function diaDaAssinatura(
  em: string | undefined,
  { comunicacao: previsto, causa }: { readonly comunicacao: string; readonly causa: string },
  hoje: string,
): { readonly dia: string } | { readonly erro: string } {
  const dia = em ?? previsto
  if (em !== undefined && em > hoje) return { erro: 'Registre a comunicação no dia em que ela foi assinada' }
  if (em !== undefined || dia === hoje) return { dia }
  const { iniciativa } = isCausa(causa) ? causaOf(causa) : { iniciativa: 'EMPREGADOR' }
  // A resignation, a death or the end of the term happened, or will happen, on its own day.
  if (iniciativa === 'EMPREGADO' || iniciativa === 'AUTOMATICA') return { dia }
  return { erro: `O pedido previa comunicar em ${formatData(dia)}: diga em que dia foi assinado` }
}

/** The code of every check of the declaration; a missing one does not compile. */
export const regrasDaDemissao: { readonly [C in CheckOf<typeof demissao>]: Rule } = {
  campos: ({ leitura }) => [...leitura.faltas],
  vinculo,
  legislacao: daLei('pedido'),
  pede,
  prazo,
  alcada,
  comunicacao,
  prorrogacao,
  aviso_no_dia: ({ fatos: { pedido, circunstancias } }) => [...verificarAvisoNoDia(pedido, circunstancias)],
  recontratacao,
  reconsideracao,
  conferida,
  documentos,
  encerramento,
}
