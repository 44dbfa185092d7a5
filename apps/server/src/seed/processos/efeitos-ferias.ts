import { sql } from 'kysely'
import { ferias } from '@rh/domain/processos/ferias/ferias'
import { fimDaFracao } from '@rh/domain/processos/ferias/fatos'
import { comoCobre } from '@rh/domain/processos/ferias/formulario'
import { hojeEm } from '../../clock.ts'
import type { Tx } from '../../db/db.ts'
import { gatherContexto } from '../../modules/ferias/fatos.ts'
import { calcular } from '../../modules/ferias/simulacao.ts'
import { listTiposDeDocumento } from '../../modules/processo/anexos/repository.ts'
import { anotarFeitos } from './feitos.ts'
import type { FeriasDemo, Palco } from './ferias.ts'
import { fracoesDe, GOZADOS_ATE_A_INTERRUPCAO, type StatusDasFerias } from './peca-ferias.ts'

interface ComId extends FeriasDemo {
  readonly id: number
}

const devolvidas: readonly StatusDasFerias[] = ['reprovada', 'cancelada']
const gozadas: readonly StatusDasFerias[] = ['finalizada', 'interrompida']
const confirmadas: readonly StatusDasFerias[] = ['aprovada', 'em_gozo', ...gozadas]

/** What the vacations of the demo wrote: ledger, days away, who stands in, and the signed notices. */
export async function inserirEfeitosDasFerias(
  tx: Tx,
  todas: readonly ComId[],
  { usuarioIds, fuso }: Palco,
): Promise<void> {
  await tx
    .insertInto('feriasLancamento')
    .values(todas.flatMap((uma) => lancamentosDe(uma, usuarioIds)))
    .execute()
  await tx.insertInto('ausencia').values(todas.flatMap(ausenciasDe)).execute()
  const substitutos = todas.flatMap(substitutosDe)
  if (substitutos.length > 0) await tx.insertInto('alocacao').values(substitutos).execute()
  await inserirAvisos(tx, todas, usuarioIds['cadastro'] ?? 0)
  await acertarPagamentos(tx, todas, fuso)
}

/** The stretches as they were in the end: an interrupted one stops where it did. */
const diasFora = ({ cenario: { status }, demo: { dados } }: ComId) =>
  fracoesDe(dados).map((fracao) =>
    status === 'interrompida' ? { ...fracao, dias: GOZADOS_ATE_A_INTERRUPCAO } : fracao,
  )

function lancamentosDe(uma: ComId, usuarioIds: Palco['usuarioIds']) {
  const { id: processoId, cenario, pessoa, demo } = uma
  const { criadoEm, atualizadoEm } = demo.historia
  const { abonoDias = 0, status, solicitante } = cenario
  const pedidos = fracoesDe(demo.dados).reduce((soma, { dias }) => soma + dias, abonoDias)
  const gozo = diasFora(uma).reduce((soma, { dias }) => soma + dias, 0)
  const comuns = { processoId, periodoId: pessoa.periodoId, motivo: null, usuarioId: null }
  const usuarioId = usuarioIds[solicitante] ?? null
  const reserva = { ...comuns, tipo: 'reserva', dias: -pedidos, usuarioId, em: criadoEm }
  if (!gozadas.includes(status) && !devolvidas.includes(status)) return [reserva]
  const depois = { ...comuns, em: atualizadoEm }
  return [
    reserva,
    { ...depois, tipo: 'estorno', dias: pedidos, motivo: MOTIVOS[status] ?? null },
    ...(gozadas.includes(status) ? [{ ...depois, tipo: 'gozo', dias: -gozo }] : []),
    ...(gozadas.includes(status) && abonoDias > 0 ? [{ ...depois, tipo: 'abono', dias: -abonoDias }] : []),
  ]
}

const MOTIVOS: Partial<Record<StatusDasFerias, string>> = {
  finalizada: 'Reserva cumprida',
  interrompida: 'Interrompidas: volta ao trabalho, de comum acordo',
  reprovada: 'Pedido reprovado',
  cancelada: 'Pedido desistido',
}

function ausenciasDe(uma: ComId) {
  const { id: processoId, cenario, pessoa } = uma
  if (devolvidas.includes(cenario.status)) return []
  return diasFora(uma).map((fracao) => ({
    processoId,
    vinculoId: pessoa.vinculoId,
    periodoId: pessoa.periodoId,
    tipo: 'ferias',
    inicio: fracao.inicio,
    fim: fimDaFracao(fracao),
    confirmada: confirmadas.includes(cenario.status),
  }))
}

const substitutosDe = ({ id: processoId, cenario, pessoa, demo }: ComId) =>
  fracoesDe(demo.dados).flatMap((fracao) =>
    fracao.colaboradorId === undefined || !confirmadas.includes(cenario.status)
      ? []
      : [
          {
            processoId,
            vinculoId: fracao.colaboradorId,
            postoId: pessoa.postoId,
            inicio: fracao.inicio,
            fim: fimDaFracao(fracao),
            tipo: comoCobre(fracao),
          },
        ],
  )

/** Whoever is away, and whoever was, signed the notice on paper. */
async function inserirAvisos(tx: Tx, todas: readonly ComId[], autor: number): Promise<void> {
  const tipos = await listTiposDeDocumento(tx, ferias.name)
  const aviso = tipos.find(({ codigo }) => codigo === 'AVISO_FERIAS')
  if (!aviso) throw new Error('The register has no notice of vacation')
  const avisadas = todas.filter(({ cenario }) => confirmadas.includes(cenario.status))
  const dispensas = avisadas.map(({ id: processoId, demo: { historia } }) => {
    const em = historia.eventos.find(({ nome }) => nome === 'aprovar')?.em ?? historia.atualizadoEm
    const motivo = 'Aviso assinado em papel e guardado na pasta'
    return {
      processoId,
      tipoId: aviso.id,
      estado: 'dispensado',
      motivo,
      enviadoPor: autor,
      enviadoEm: em,
      avaliadoPor: autor,
      avaliadoEm: em,
    }
  })
  await tx.insertInto('processoAnexo').values(dispensas).execute()
  const abertas = avisadas.filter(({ cenario }) => !gozadas.includes(cenario.status))
  await anotarFeitos(
    tx,
    abertas.map(({ id }) => id),
    'aviso_assinado',
  )
}

/** What was paid is what the request works out to on the day it was approved. */
async function acertarPagamentos(tx: Tx, todas: readonly ComId[], fuso: string): Promise<void> {
  for (const { id: processoId, pessoa, demo } of todas) {
    const { eventos, criadoEm } = demo.historia
    if (!eventos.some(({ tipo, nome }) => tipo === 'parecer' && nome === 'pagamento')) continue
    const em = eventos.find(({ nome }) => nome === 'aprovar')?.em ?? criadoEm
    const hoje = hojeEm(Temporal.Instant.from(em), fuso)
    const { vinculoId } = pessoa
    const calculo = calcular(await gatherContexto(tx, { dados: demo.dados, vinculoId, processoId, hoje }))
    if (!calculo) continue
    await sql`update processo_parecer set dados = dados || jsonb_build_object('valorCentavos', ${calculo.valores.total}::int)
      where processo_id = ${processoId} and parecer = 'pagamento'`.execute(tx)
  }
}
