import { sql, type RawBuilder } from 'kysely'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import { tipoDeEntrada } from '@rh/domain/processo/tipos'
import { formularioRemanejamento } from '@rh/domain/processos/remanejamento/formulario'
import { remanejamento } from '@rh/domain/processos/remanejamento/remanejamento'
import { setores } from '@rh/domain/setores/setores'
import type { Tx } from '../../db/db.ts'
import { vagasLivres } from '../../modules/contratos/ocupacao.ts'
import { selectPosto } from '../../modules/contratos/posto.ts'
import { listTiposDeDocumento } from '../../modules/processo/anexos/repository.ts'
import { findProcesso } from '../../modules/processo/repository.ts'
import { desfazer, efetivar, retornar } from '../../modules/remanejamento/efeitos.ts'
import { gatherContexto } from '../../modules/remanejamento/fatos.ts'
import { indiceDoRemanejamento } from '../../modules/remanejamento/indice.ts'
import { amarrar, registrar } from '../../modules/remanejamento/par.ts'
import { inserirProcessos, type ProcessoDemo } from '../inserir/inserir-processos.ts'
import { somarDias } from '../pessoas.ts'
import { cenariosDeRemanejamento as cenarios, type CenarioDeRemanejamento } from './cenarios-remanejamento.ts'
import { encenar } from './encenar.ts'
import { momentosDe } from './momentos.ts'
import { pecaRemanejamento } from './peca-remanejamento.ts'

interface Palco {
  readonly agora: Temporal.Instant
  readonly fuso: string
  readonly hoje: string
  readonly usuarioIds: Readonly<Record<string, number>>
}

/** Whom a scenario moves, as the contract has them. */
interface Remanejado {
  readonly vinculoId: number
  readonly contratoId: number
  readonly postoId: number
}

interface Escolhidos {
  /** People of whom something is told already. */
  readonly pessoas: number[]
  /** Slots promised so far, by post. */
  readonly vagas: Map<number, number>
}

/** Somebody long at a post by day of whom nothing else is told around those days; `onde` narrows who. */
async function escolherPessoa(
  tx: Tx,
  { hoje, usuarioIds }: Palco,
  { solicitante, vigencia, retorno }: CenarioDeRemanejamento,
  { pessoas }: Escolhidos,
  onde: RawBuilder<unknown> = sql`vv.insalubridade = 0`,
): Promise<Remanejado | undefined> {
  const { rows } = await sql<Remanejado>`
    select v.id as vinculo_id, vv.contrato_id, vv.posto_id
      from vinculo v
      join lateral (select * from vinculo_versao x where x.vinculo_id = v.id order by x.vigencia desc limit 1) vv on true
      join posto po on po.id = vv.posto_id and po.cargo_id = vv.cargo_id
      join escala es on es.id = vv.escala_id and es.tipo <> '12x36' and not es.noturna
      join contrato co on co.id = vv.contrato_id
     where v.data_desligamento is null and v.data_admissao < ${hoje}::date - 100
       and vv.vigencia < ${hoje}::date + ${vigencia}::int and not vv.periculosidade and ${onde}
       and not exists (select from processo p where p.vinculo_id = v.id and p.tipo <> ${tipoDeEntrada})
       and not exists (select from ausencia a where a.vinculo_id = v.id and coalesce(a.fim, 'infinity') >= ${hoje}::date - 70)
       and (${solicitante} <> 'gestor' or vv.contrato_id in (
         select contrato_id from usuario_contrato where usuario_id = ${usuarioIds['gestor']}::int))
       and (${retorno ?? null}::int is null or co.termino > ${hoje}::date + 120)
       and v.id <> all (${pessoas}::int[])
     order by v.data_admissao desc, v.id desc limit 1`.execute(tx)
  const [pessoa] = rows
  if (pessoa) pessoas.push(pessoa.vinculoId)
  return pessoa
}

/** A post by day with a slot that nobody in the demo was promised, and somebody of its cargo and risk who goes there. */
async function escolherDestino(
  tx: Tx,
  palco: Palco,
  cenario: CenarioDeRemanejamento,
  escolhidos: Escolhidos,
): Promise<{ readonly pessoa: Remanejado; readonly destino: RawSheet } | undefined> {
  const dia = somarDias(palco.hoje, cenario.vigencia)
  const postos = await selectPosto(tx, dia)
    .select(['po.id', 'po.cargoId', 'lo.municipioIbge', 'te.insalubridade', vagasLivres(dia).as('livres')])
    // An admission before the day counts its slot on its own day.
    .select(vagasLivres(palco.hoje).as('livresHoje'))
    // A draft holds no slot yet, and will ask for one.
    .select(
      sql<number>`(select count(*)::int from processo_indice pr where pr.posto_id = po.id
        and pr.status in ('rascunho', 'devolvida'))`.as('rascunhos'),
    )
    .where('te.periculosidade', '=', false)
    .where('es.noturna', '=', false)
    .where('es.tipo', '<>', '12x36')
    .where('co.inicio', '<=', dia)
    .where('co.termino', '>=', somarDias(dia, 50))
    .orderBy('po.id')
    .execute()
  // In the same town where somebody is, else to another one, with the person's consent to move home.
  for (const mudaDomicilio of [false, true])
    for (const {
      id: postoId,
      cargoId,
      municipioIbge,
      insalubridade,
      livres,
      livresHoje,
      rascunhos,
    } of postos) {
      const usadas = escolhidos.vagas.get(postoId) ?? 0
      if (Math.min(livres, livresHoje) <= usadas + rascunhos) continue
      const onde = sql`vv.posto_id <> ${postoId} and vv.cargo_id = ${cargoId} and vv.insalubridade = ${insalubridade}
        and (${mudaDomicilio}::boolean or po.local_id in (select id from local where municipio_ibge = ${municipioIbge}))`
      const pessoa = await escolherPessoa(tx, palco, cenario, escolhidos, onde)
      if (!pessoa) continue
      escolhidos.vagas.set(postoId, usadas + 1)
      return { pessoa, destino: { postoId, ...(mudaDomicilio && { mudaDomicilio, anuencia: true }) } }
    }
  return undefined
}

interface Pronto {
  readonly demo: ProcessoDemo<RawSheet>
  /** Place of the other record of a swap in the list. */
  readonly par?: number
}

const encenarUm = (
  palco: Palco,
  cenario: CenarioDeRemanejamento,
  { contratoId, vinculoId }: Remanejado,
  destino: RawSheet,
): ProcessoDemo<RawSheet> => {
  const { solicitante, motivo, vigencia, retorno, status, passos } = cenario
  const dados = formularioRemanejamento.normalizar({
    tipo: retorno === undefined ? 'definitivo' : 'temporario',
    vigencia: somarDias(palco.hoje, vigencia),
    ...(retorno !== undefined && { retorno: somarDias(palco.hoje, retorno) }),
    motivo,
    mudaDomicilio: false,
    ...destino,
  })
  const historia = encenar(pecaRemanejamento, {
    solicitante,
    dados,
    passos,
    momento: momentosDe(palco, cenario),
    fuso: palco.fuso,
    ate: palco.agora,
  })
  if (historia.status !== status) throw new Error(`A script for ${status} ended in ${historia.status}`)
  return { solicitante, setorOrigem: setores.operacional.id, contratoId, vinculoId, dados, historia }
}

/** The records of one scenario: one, or the two of a swap; none where the company has nobody for it. */
async function encenarCenario(
  tx: Tx,
  palco: Palco,
  cenario: CenarioDeRemanejamento,
  escolhidos: Escolhidos,
): Promise<ProcessoDemo<RawSheet>[]> {
  if (cenario.destino === 'posto') {
    const escolhido = await escolherDestino(tx, palco, cenario, escolhidos)
    return escolhido ? [encenarUm(palco, cenario, escolhido.pessoa, escolhido.destino)] : []
  }
  const pessoa = await escolherPessoa(tx, palco, cenario, escolhidos)
  if (!pessoa) return []
  if (cenario.destino === 'reserva') return [encenarUm(palco, cenario, pessoa, { reserva: true })]
  const doMesmo = sql`vv.insalubridade = 0 and vv.contrato_id <> ${pessoa.contratoId}
    and vv.cargo_id = (select cargo_id from posto where id = ${pessoa.postoId})`
  const outra = await escolherPessoa(tx, palco, cenario, escolhidos, doMesmo)
  if (!outra) return []
  const lado = (de: Remanejado, para: Remanejado) =>
    encenarUm(palco, cenario, de, { trocaCom: para.vinculoId, postoId: para.postoId })
  return [lado(pessoa, outra), lado(outra, pessoa)]
}

/** The records of every scenario. */
async function encenarTodos(tx: Tx, palco: Palco): Promise<Pronto[]> {
  const escolhidos: Escolhidos = { pessoas: [], vagas: new Map() }
  const prontos: Pronto[] = []
  for (const cenario of cenarios) {
    const aqui = prontos.length
    const demos = await encenarCenario(tx, palco, cenario, escolhidos)
    const pares = demos.length === 2 ? [{ par: aqui + 1 }, { par: aqui }] : [{}]
    prontos.push(...demos.map((demo, i) => ({ demo, ...pares[i] })))
  }
  return prontos
}

/** Transfers in every status, with what the effected ones wrote, by the very effects of the product. */
export async function inserirRemanejamentos(tx: Tx, palco: Palco): Promise<void> {
  const prontos = await encenarTodos(tx, palco)
  const demos = prontos.map(({ demo }) => demo)
  const tipo = { process: remanejamento, indice: indiceDoRemanejamento }
  const ids = await inserirProcessos(tx, tipo, demos, palco)
  for (const [i, { demo }] of prontos.entries()) await inserirEfeitos(tx, ids[i] ?? 0, demo, palco)
  for (const [i, { par }] of prontos.entries())
    if (par !== undefined) await amarrar(tx, ids[i] ?? 0, ids[par] ?? 0)
  await inserirTermos(tx, ids, demos, palco)
}

const LEITOR = { id: 0, grupos: [], escopado: false } as const

/** What the transfer wrote on its day, on the day of the return, and when it was taken back. */
async function inserirEfeitos(
  tx: Tx,
  id: number,
  { dados, vinculoId, historia }: ProcessoDemo<RawSheet>,
  { agora, hoje }: Palco,
): Promise<void> {
  const processo = await findProcesso(tx, remanejamento.name, id, LEITOR)
  const { vigencia = hoje, retorno = hoje } = formularioRemanejamento.ler(dados).parciais
  if (!processo || vinculoId === null) throw new Error(`No transfer ${id}`)
  const work = { tx, agora, noFim: () => {}, depois: () => {} }
  const contextoEm = (dia: string) =>
    gatherContexto(tx, { dados, vinculoId, processoId: id, hoje: dia, ator: LEITOR })
  const contexto = await contextoEm(vigencia)
  await registrar(work, processo, contexto)
  if (historia.dataEfetivacao === null) return
  await efetivar(work, processo, contexto)
  if (historia.status === 'retornado') await retornar(work, processo, await contextoEm(retorno))
  if (historia.status === 'desfeito')
    await desfazer(work, processo, await contextoEm(historia.atualizadoEm.slice(0, 10)))
}

/** Where it is over, the term was signed on paper. */
async function inserirTermos(
  tx: Tx,
  ids: readonly number[],
  demos: readonly ProcessoDemo<RawSheet>[],
  { usuarioIds }: Palco,
): Promise<void> {
  const [termo] = await listTiposDeDocumento(tx, remanejamento.name)
  const autor = usuarioIds['cadastro'] ?? 0
  const dispensas = demos.flatMap(({ historia }, i) =>
    historia.status === 'finalizado' && termo
      ? [
          {
            processoId: ids[i] ?? 0,
            tipoId: termo.id,
            estado: 'dispensado',
            motivo: 'Termo assinado em papel e guardado na pasta',
            enviadoPor: autor,
            enviadoEm: historia.atualizadoEm,
            avaliadoPor: autor,
            avaliadoEm: historia.atualizadoEm,
          },
        ]
      : [],
  )
  if (dispensas.length > 0) await tx.insertInto('processoAnexo').values(dispensas).execute()
}
