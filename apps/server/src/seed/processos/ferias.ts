import { sql } from 'kysely'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import { tipoDeEntrada } from '@rh/domain/processo/tipos'
import { ferias } from '@rh/domain/processos/ferias/ferias'
import { formularioFerias } from '@rh/domain/processos/ferias/formulario'
import { validarInicioDeFerias } from '@rh/domain/regras/ferias/inicio'
import { setores } from '@rh/domain/setores/setores'
import type { Tx } from '../../db/db.ts'
import { feriadosLocaisDe, type LugarCerto } from '../../modules/cadastros/feriado.ts'
import { indiceDasFerias } from '../../modules/ferias/modulo.ts'
import { inserirProcessos, type ProcessoDemo } from '../inserir/inserir-processos.ts'
import { cenariosDeFerias as cenarios, type CenarioDeFerias } from './cenarios-ferias.ts'
import { inserirEfeitosDasFerias } from './efeitos-ferias.ts'
import { encenar } from './encenar.ts'
import { momentosDe } from './momentos.ts'
import { pecaFerias } from './peca-ferias.ts'
import { somarDias } from '../pessoas.ts'

export interface Palco {
  readonly agora: Temporal.Instant
  readonly fuso: string
  readonly hoje: string
  readonly usuarioIds: Readonly<Record<string, number>>
}

/** Somebody with a whole period to enjoy, as the contract has them. */
export interface DeFerias {
  readonly vinculoId: number
  readonly periodoId: number
  readonly contratoId: number
  readonly postoId: number
  readonly cargoId: number
  /** Last day of the acquisition period, and last day to enjoy it. */
  readonly fim: string
  readonly concessaoFim: string
  readonly doGestor: boolean
}

/** A vacation of the demo, with who has it. */
export interface FeriasDemo {
  readonly cenario: CenarioDeFerias
  readonly pessoa: DeFerias
  readonly demo: ProcessoDemo<RawSheet>
}

/** Who rests on Sundays and has thirty days, longest in the house first. */
async function listComSaldo(tx: Tx, { hoje, usuarioIds }: Palco): Promise<DeFerias[]> {
  const { rows } = await sql<DeFerias>`
    select v.id as vinculo_id, p.id as periodo_id, vv.contrato_id, vv.posto_id, vv.cargo_id, p.fim,
           p.concessao_fim, vv.contrato_id in (
             select contrato_id from usuario_contrato where usuario_id = ${usuarioIds['gestor']}::int) as do_gestor
      from ferias_periodo p
      join vinculo v on v.id = p.vinculo_id and v.data_desligamento is null
      join lateral (select * from vinculo_versao x where x.vinculo_id = v.id and x.vigencia <= ${hoje}::date
                     order by x.vigencia desc limit 1) vv on true
      join escala es on es.id = vv.escala_id and es.tipo <> '12x36' and es.repouso = 'dom'
     where p.concessao_fim >= ${hoje}::date and p.faltas = 0
       and (select sum(l.dias) from ferias_lancamento l where l.periodo_id = p.id) = 30
       and not exists (select from processo pr where pr.vinculo_id = v.id and pr.tipo <> ${tipoDeEntrada})
     order by v.data_admissao, v.id`.execute(tx)
  return rows
}

/**
 * The holidays of every state and município that the company works in, around this year: a day that is good for all of
 * them is good for whoever gets it.
 */
async function listFeriadosLocais(tx: Tx, hoje: string): Promise<readonly string[]> {
  const ano = Number(hoje.slice(0, 4))
  const { rows } = await sql<LugarCerto>`
    select distinct mu.uf, mu.ibge as municipio_ibge from local lo join municipio mu on mu.ibge = lo.municipio_ibge`.execute(
    tx,
  )
  return [...(await feriadosLocaisDe(tx, [ano - 1, ano, ano + 1], rows)).values()].flat()
}

/** The first day from this one on, or back from it where it is past, on which the law lets a vacation begin. */
function comecarPertoDe(dia: string, passo: 1 | -1, feriadosLocais: readonly string[]): string {
  let inicio = dia
  while (!validarInicioDeFerias(inicio, { feriadosLocais }).valido) inicio = somarDias(inicio, passo)
  return inicio
}

const fracoesDe = ({ fracoes }: CenarioDeFerias, hoje: string, feriadosLocais: readonly string[]) =>
  fracoes.map(({ em, dias }) => ({
    inicio: comecarPertoDe(somarDias(hoje, em), em < 0 ? -1 : 1, feriadosLocais),
    dias,
  }))

/** Somebody for each scenario, whose period is complete when it begins and not over when it ends. */
function distribuir(pessoas: readonly DeFerias[], hoje: string, feriadosLocais: readonly string[]) {
  const livres = new Set(pessoas)
  return cenarios.flatMap((cenario) => {
    const fracoes = fracoesDe(cenario, hoje, feriadosLocais)
    const [primeira] = fracoes
    const ultima = fracoes.at(-1)
    if (!primeira || !ultima) return []
    const fim = somarDias(ultima.inicio, ultima.dias - 1)
    const pessoa = [...livres].find(
      (uma) =>
        uma.fim < somarDias(hoje, -cenario.de) &&
        uma.concessaoFim >= fim &&
        (cenario.solicitante !== 'gestor' || uma.doGestor),
    )
    if (!pessoa) return []
    livres.delete(pessoa)
    const substituto = cenario.coberta
      ? [...livres].find((uma) => uma.contratoId === pessoa.contratoId && uma.cargoId === pessoa.cargoId)
      : undefined
    if (substituto) livres.delete(substituto)
    return [{ cenario, pessoa, fracoes, substituto }]
  })
}

function criarFerias(
  palco: Palco,
  { cenario, pessoa, fracoes, substituto }: ReturnType<typeof distribuir>[number],
): FeriasDemo {
  const { solicitante, abonoDias, adiantamento13, observacao, passos, status } = cenario
  const cobertura = substituto
    ? { cobertura: cenario.coberta, colaboradorId: substituto.vinculoId }
    : { cobertura: 'sem_cobertura', motivo: 'Combinado com o fiscal do contrato' }
  const dados = formularioFerias.normalizar({
    periodoId: pessoa.periodoId,
    fracoes: fracoes.map((fracao) => ({ ...fracao, ...cobertura })),
    ...(abonoDias && { abonoDias, abonoRequeridoEm: somarDias(pessoa.fim, -30) }),
    ...(adiantamento13 && { adiantamento13 }),
    ...(fracoes.length > 1 && { concordancia: true }),
    ...(observacao && { observacao }),
  })
  const historia = encenar(pecaFerias, {
    solicitante,
    dados,
    passos,
    momento: momentosDe(palco, cenario),
    fuso: palco.fuso,
    ate: palco.agora,
  })
  if (historia.status !== status) throw new Error(`A script for ${status} ended in ${historia.status}`)
  const { contratoId, vinculoId } = pessoa
  const demo = { solicitante, setorOrigem: setores.operacional.id, contratoId, vinculoId, dados, historia }
  return { cenario, pessoa, demo }
}

/** Vacations in every status, with what they wrote into the ledger and into who is away. */
export async function inserirFerias(tx: Tx, palco: Palco): Promise<void> {
  const feriados = await listFeriadosLocais(tx, palco.hoje)
  const todas = distribuir(await listComSaldo(tx, palco), palco.hoje, feriados)
    .map((uma) => criarFerias(palco, uma))
    .toSorted((a, b) => (a.demo.historia.criadoEm < b.demo.historia.criadoEm ? -1 : 1))
  const demos = todas.map(({ demo }) => demo)
  const ids = await inserirProcessos(tx, { process: ferias, indice: indiceDasFerias }, demos, palco)
  await inserirEfeitosDasFerias(
    tx,
    todas.map((uma, i) => ({ ...uma, id: ids[i] ?? 0 })),
    palco,
  )
}
