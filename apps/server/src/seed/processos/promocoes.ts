import { sql } from 'kysely'
import { promocao } from '@rh/domain/processos/promocao/promocao'
import { tiposDePromocao } from '@rh/domain/processos/promocao/campos'
import { formularioPromocao } from '@rh/domain/processos/promocao/formulario'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import { setores } from '@rh/domain/setores/setores'
import type { Tx } from '../../db/db.ts'
import { insertVersao } from '../../modules/colaborador/mudar-contrato.ts'
import { listTiposDeDocumento } from '../../modules/processo/anexos/repository.ts'
import { indiceDaPromocao } from '../../modules/promocao/modulo.ts'
import { inserirProcessos, type ProcessoDemo } from '../inserir/inserir-processos.ts'
import type { CargoNome } from '../empresa.ts'
import { encenar } from './encenar.ts'
import { momentosDe } from './momentos.ts'
import { pecaPromocao } from './peca-promocao.ts'
import { somarDias } from '../pessoas.ts'
import { cenariosDePromocao as cenarios, type CenarioDePromocao } from './cenarios-promocao.ts'

interface Palco {
  readonly agora: Temporal.Instant
  readonly fuso: string
  readonly hoje: string
  readonly usuarioIds: Readonly<Record<string, number>>
  readonly cargoIds: Readonly<Record<CargoNome, number>>
}

/** Whom a scenario promotes, as the contract has them. */
interface Promovido {
  readonly vinculoId: number
  readonly versaoId: number
  readonly contratoId: number
  readonly postoId: number
  readonly cargoId: number
  readonly salarioCentavos: number
  readonly pisoCentavos: number
}

/**
 * One auxiliar long in the house for each scenario, with the floor of the cargo that they come to. Nobody for a past
 * that reaches behind the raise that everybody had this year.
 */
async function escolherPromovidos(
  tx: Tx,
  { hoje, cargoIds, usuarioIds }: Palco,
): Promise<(Promovido | undefined)[]> {
  const escolhidos: (Promovido | undefined)[] = []
  for (const { cargo, solicitante, vigencia } of cenarios) {
    const { rows } = await sql<Promovido>`
      select v.id as vinculo_id, vv.id as versao_id, vv.contrato_id, vv.posto_id, vv.cargo_id, vv.salario_centavos,
             coalesce((select pi.valor_centavos from piso_salarial pi
               where pi.cargo_id = ${cargoIds[cargo]}::int and pi.sindicato_id = vv.sindicato_id
               order by pi.desde desc limit 1), 0)::int as piso_centavos
        from vinculo v
        join lateral (select * from vinculo_versao x where x.vinculo_id = v.id order by x.vigencia desc limit 1) vv on true
       where v.data_desligamento is null and v.data_admissao < ${hoje}::date - 400 and vv.vigencia < ${hoje}::date + ${vigencia}::int
         and vv.cargo_id = ${cargoIds.auxiliar}::int and vv.insalubridade = 0
         and (${solicitante} <> 'gestor' or vv.contrato_id in (
           select contrato_id from usuario_contrato where usuario_id = ${usuarioIds['gestor']}::int))
         and v.id <> all (${escolhidos.map((escolhido) => escolhido?.vinculoId ?? 0)}::int[])
       order by v.data_admissao desc, v.id desc limit 1`.execute(tx)
    escolhidos.push(rows[0])
  }
  return escolhidos
}

const AUMENTO = 1.08

/** The raise, or the floor of the new cargo where it is more, in whole reais. */
const novoSalario = ({ salarioCentavos, pisoCentavos }: Promovido): number =>
  Math.ceil(Math.max(salarioCentavos * AUMENTO, pisoCentavos) / 100) * 100

function criarPromocao(
  palco: Palco,
  cenario: CenarioDePromocao,
  promovido: Promovido,
): ProcessoDemo<RawSheet> {
  const { solicitante, cargo, tipo, motivo, vigencia, status } = cenario
  const dados = formularioPromocao.normalizar({
    tipo,
    motivo,
    cargoId: palco.cargoIds[cargo],
    salarioCentavos: novoSalario(promovido),
    vigencia: somarDias(palco.hoje, vigencia),
  })
  const historia = encenar(pecaPromocao, {
    solicitante,
    dados,
    passos: cenario.passos,
    momento: momentosDe(palco, cenario),
    fuso: palco.fuso,
  })
  if (historia.status !== status) throw new Error(`A script for ${status} ended in ${historia.status}`)
  const { contratoId, vinculoId } = promovido
  return { solicitante, setorOrigem: setores.operacional.id, contratoId, vinculoId, dados, historia }
}

/** Promotions in every status, with what the effected ones wrote into the contracts. */
export async function inserirPromocoes(tx: Tx, palco: Palco): Promise<void> {
  const promovidos = await escolherPromovidos(tx, palco)
  const prontas = cenarios
    .flatMap((cenario, i) => {
      const promovido = promovidos[i]
      return promovido ? [{ promovido, demo: criarPromocao(palco, cenario, promovido) }] : []
    })
    .toSorted((a, b) => (a.demo.historia.criadoEm < b.demo.historia.criadoEm ? -1 : 1))
  const demos = prontas.map(({ demo }) => demo)
  const ids = await inserirProcessos(tx, { process: promocao, indice: indiceDaPromocao }, demos, palco)
  for (const [i, { promovido, demo }] of prontas.entries())
    await inserirEfeito(tx, ids[i] ?? 0, promovido, demo)
  await inserirCartas(tx, ids, demos, palco)
}

/** The version that the effect wrote, and the one that took it back. */
async function inserirEfeito(
  tx: Tx,
  processoId: number,
  { versaoId, postoId, cargoId, salarioCentavos }: Promovido,
  { dados, historia }: ProcessoDemo<RawSheet>,
): Promise<void> {
  const { completos } = formularioPromocao.ler(dados)
  if (historia.dataEfetivacao === null || !completos) return
  const { vigencia } = completos
  const comum = { baseId: versaoId, postoId, processoId }
  await insertVersao(tx, {
    ...comum,
    vigencia,
    cargoId: completos.cargoId,
    salarioCentavos: completos.salarioCentavos,
    motivo: tiposDePromocao[completos.tipo],
  })
  if (historia.status !== 'desfeita') return
  const { id } = await tx
    .selectFrom('vinculoVersao')
    .select('id')
    .where('processoId', '=', processoId)
    .executeTakeFirstOrThrow()
  const desfeitaEm = historia.atualizadoEm.slice(0, 10)
  await insertVersao(tx, {
    ...comum,
    vigencia: desfeitaEm > vigencia ? desfeitaEm : somarDias(vigencia, 1),
    cargoId,
    salarioCentavos,
    motivo: 'Promoção desfeita',
    compensaId: id,
  })
}

/** Where it is over, the letter was signed on paper. */
async function inserirCartas(
  tx: Tx,
  ids: readonly number[],
  demos: readonly ProcessoDemo<RawSheet>[],
  { usuarioIds }: Palco,
): Promise<void> {
  const [carta] = await listTiposDeDocumento(tx, promocao.name)
  const autor = usuarioIds['cadastro'] ?? 0
  const dispensas = demos.flatMap(({ historia }, i) =>
    historia.status === 'finalizada' && carta
      ? [
          {
            processoId: ids[i] ?? 0,
            tipoId: carta.id,
            estado: 'dispensado',
            motivo: 'Carta assinada em papel e guardada na pasta',
            enviadoPor: autor,
            enviadoEm: historia.atualizadoEm,
            avaliadoPor: autor,
            avaliadoEm: historia.atualizadoEm,
          },
        ]
      : [],
  )
  await tx.insertInto('processoAnexo').values(dispensas).execute()
}
