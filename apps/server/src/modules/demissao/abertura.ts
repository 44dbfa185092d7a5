import type { OpcoesDaDemissao, SituacaoParaDemitir } from '@rh/domain/contract/demissao'
import { codigosDe } from '@rh/domain/codigos/codigos'
import { setoresDaDemissao } from '@rh/domain/processos/demissao/quem'
import { veRecontratacao, veValores } from '@rh/domain/processos/demissao/visibilidade'
import { statusLabel } from '@rh/domain/processos/processos'
import type { TipoProcesso } from '@rh/domain/processo/tipos'
import { opcoesDeAviso } from '@rh/domain/regras/rescisao/avisos'
import {
  alineasDeJustaCausa,
  causaOf,
  causasQuePede,
  isCausa,
  type Causa,
} from '@rh/domain/regras/rescisao/causas'
import type { TipoDeContrato } from '@rh/domain/regras/rescisao/causas-tipos'
import { oQueSignifica } from '@rh/domain/regras/rescisao/significado'
import { impedimentosDe } from '@rh/domain/regras/rescisao/pedido-protecao'
import { somarAnos } from '@rh/domain/regras/calendario/datas'
import type { Grupo } from '@rh/domain/setores/grupos'
import type { Db, Tx } from '../../db/db.ts'
import { findAvisoPrevio } from '../colaborador/processos.ts'
import type { DeQuem } from '../processo/modulo.ts'
import { findBond, listAfastamentos, listFerias, rotuloDoTipo } from './entorno.ts'
import { gatherContexto } from './fatos.ts'
import { listLembretes } from './lembretes.ts'

/** Age from which nobody signs beside the person (CLT art. 439). */
const MAIORIDADE = 18

const semDados = (quem: DeQuem) => ({ ...quem, dados: {}, processoId: null })

/** What the form begins with: today, or the end of the trial that was decided. */
export async function preencher(db: Db | Tx, { vinculoId, hoje }: DeQuem) {
  const { decisao, fimExperiencia } = await findBond(db, vinculoId, hoje)
  return decisao === 'encerrar' && fimExperiencia !== null
    ? { causa: '06', comunicacao: hoje, aviso: 'nao_se_aplica', desligamento: fimExperiencia }
    : { comunicacao: hoje }
}

/** The causes that somebody of these groups may ask for, with what each means. */
export function causasOferecidas(
  grupos: readonly Grupo[],
  contrato: TipoDeContrato | null,
): OpcoesDaDemissao['causas'] {
  return causasQuePede(setoresDaDemissao(grupos)).map((codigo) => ({
    ...causaMostrada(codigo),
    cabe: contrato === null || causaOf(codigo).contratos.includes(contrato),
    significa: oQueSignifica(codigo, contrato ?? undefined).map((linha) => ({ ...linha })),
  }))
}

export function causaMostrada(codigo: Causa) {
  const { rotulo, ajuda, nome, iniciativa, aprova, processoJudicial } = causaOf(codigo)
  return { codigo, rotulo, ajuda, nome, iniciativa, aprova, processoJudicial }
}

/** The forms of notice of a cause, for a contract when it is known; none of a cause that is not. */
export const avisosDa = (causa: string, contrato?: TipoDeContrato): OpcoesDaDemissao['avisos'][string] =>
  isCausa(causa) ? opcoesDeAviso(causa, contrato).map((opcao) => ({ ...opcao })) : []

/** What the form chooses from, and what forbids a dismissal before anything is typed. */
export async function opcoes(db: Db | Tx, quem: DeQuem): Promise<OpcoesDaDemissao> {
  const { grupos } = quem.ator
  const situacao = await findSituacao(db, quem)
  const { tipo } = situacao.contrato
  const causas = causasOferecidas(grupos, tipo)
  return {
    hoje: quem.hoje,
    causas,
    avisos: Object.fromEntries(causas.map(({ codigo }) => [codigo, avisosDa(codigo, tipo)])),
    alineas: codigosDe(alineasDeJustaCausa).map((codigo) => ({ codigo, texto: alineasDeJustaCausa[codigo] })),
    lembretes: {
      colaboradorId: quem.vinculoId,
      dias: await listLembretes(db, { vinculoId: quem.vinculoId, usuarioId: quem.ator.id }, quem.hoje),
    },
    recontratacao: veRecontratacao(grupos),
    situacao,
  }
}

/** The person as a dismissal finds them today. */
export async function findSituacao(db: Db | Tx, quem: DeQuem): Promise<SituacaoParaDemitir> {
  const { vinculoId, hoje, ator } = quem
  const [contexto, afastamentos, ferias] = await Promise.all([
    gatherContexto(db, semDados(quem)),
    listAfastamentos(db, vinculoId),
    listFerias(db, vinculoId),
  ])
  const { bond, fatos, abertos } = contexto
  const { circunstancias } = fatos
  const { tipo, fim = null } = circunstancias.contrato
  return {
    admissao: bond.admissao,
    contrato: { tipo, fim },
    impedimentos: [...impedimentosDe(circunstancias)],
    estabilidades: (circunstancias.estabilidades ?? []).map(
      ({ nome, inicio, fim: ate, situacao, origem, fundamento, permite }) => ({
        nome,
        inicio,
        fim: ate,
        situacao,
        origem,
        fundamento,
        permite: [...permite],
      }),
    ),
    afastamentos: afastamentos
      .filter(({ fim: ate }) => ate === null || ate >= hoje)
      .map(({ inicio, fim: ate, numero }) => ({ inicio, fim: ate, numero })),
    ferias: ferias
      .filter(({ fim: ate }) => ate >= hoje)
      .map(({ inicio, fim: ate, numero }) => ({ inicio, fim: ate, numero })),
    saldoFerias: (circunstancias.periodos ?? [])
      .filter(({ situacao }) => situacao === 'COMPLETO')
      .reduce((soma, { saldo }) => soma + saldo, 0),
    processos: abertos.map(({ id, tipo: doTipo, numero, status }) => ({
      id,
      tipo: doTipo,
      numero,
      label: rotuloDoTipo(doTipo),
      statusLabel: statusLabel(doTipo as TipoProcesso, status),
    })),
    aviso: await findAvisoPrevio(db, vinculoId, hoje),
    ultimoExame: bond.ultimoExame,
    dataBaseMes: bond.dataBaseMes,
    menor: bond.nascimento !== null && somarAnos(bond.nascimento, MAIORIDADE) > hoje,
    salarioCentavos: veValores(ator.grupos) ? contexto.salarioCentavos : null,
  }
}
