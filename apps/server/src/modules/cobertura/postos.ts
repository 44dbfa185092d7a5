import { sql } from 'kysely'
import type { TipoNoQuadro } from '@rh/domain/cobertura/quadro'
import { maiorData, menorData, somarDias } from '@rh/domain/regras/calendario/datas'
import {
  diasACobrir,
  type CoberturaDoPosto,
  type DiaDoPosto,
  type LugarDoPosto,
} from '@rh/domain/regras/cobertura/dias'
import { numeroDoDia } from '@rh/domain/regras/calendario/dia'
import { cicloDe, faseDe, inicioDaFase, ritmoDe } from '@rh/domain/regras/cobertura/numeros'
import { lugaresVagos, type OcupadosDoPosto } from '@rh/domain/regras/cobertura/vagas'
import type { Intervalo } from '@rh/domain/regras/ferias/trecho'
import type { Db, Tx } from '../../db/db.ts'
import { ausenciasQueAbrem } from './ausencias.ts'
import { comHoras, comoEscala, fechaEmFeriado, lerEscalas, type EscalaLida } from './escala.ts'
import { datasDe, feriadosDaJanela, type Janela } from './janela.ts'

// What the board shows of some posts, by the rules: who holds a slot, who is away, who covers.

/** What a board says of a post itself. */
export interface PostoLido {
  readonly id: number
  readonly contratoId: number
  readonly contrato: string
  readonly localId: number
  readonly local: string
  readonly cargoId: number
  readonly cargo: string
  readonly escalaId: number
  readonly insalubridade: number
  readonly periculosidade: boolean
  readonly precoCentavos: number | null
  readonly uf: string
  readonly municipioIbge: number
  readonly abreEmFeriado: boolean
  /** Days of the contract. */
  readonly inicio: string
  readonly termino: string
}

/** A cover in force: of a person, or the client's consent. */
export interface CoberturaLida extends Intervalo {
  readonly id: number
  readonly postoId: number
  readonly processoId: number | null
  readonly ausente: number | null
  readonly tipo: TipoNoQuadro
  readonly colaboradorId: number | null
  readonly nome: string | null
  readonly autorizadoPor: string | null
  readonly temArquivo: boolean
  readonly por: string | null
  readonly em: string | null
}

interface Ocupante {
  readonly postoId: number
  readonly colaboradorId: number
  readonly nome: string
  readonly inicio: string
  readonly fim: string | null
}

/** An absence of somebody who holds a slot of the posts, or who covers in them. */
export interface AusenciaLida {
  readonly colaboradorId: number
  readonly tipo: 'ferias' | 'afastamento'
  readonly processoId: number
  readonly inicio: string
  readonly fim: string | null
}

/** A cover of the rules, with the row that it is of. */
type CoberturaComOrigem = CoberturaDoPosto & { readonly origem: CoberturaLida }

export interface PostoComDias extends PostoLido {
  readonly escala: EscalaLida
  readonly feriados: ReadonlyMap<string, string>
  readonly dias: readonly DiaDoPosto[]
  readonly ausencias: readonly AusenciaLida[]
}

/** The row behind what covers a hole. */
export const origemDe = (cobertura: CoberturaDoPosto | null): CoberturaLida | null =>
  cobertura === null ? null : (cobertura as CoberturaComOrigem).origem

async function selectPostos(db: Db | Tx, ids: readonly number[], { de }: Janela): Promise<PostoLido[]> {
  const { rows } = await sql<PostoLido>`
    select po.id, po.contrato_id, co.numero || ' · ' || cl.nome_fantasia as contrato, po.local_id, lo.nome as local,
           po.cargo_id, ca.titulo as cargo, po.escala_id, te.insalubridade, te.periculosidade,
           te.preco_centavos, mu.uf, lo.municipio_ibge, po.abre_em_feriado, co.inicio, co.termino
      from posto po
      join contrato co on co.id = po.contrato_id
      join cliente cl on cl.id = co.cliente_id
      join local lo on lo.id = po.local_id
      join municipio mu on mu.ibge = lo.municipio_ibge
      join cargo ca on ca.id = po.cargo_id
      cross join lateral posto_termos(po.id, ${de}::date) te
     where po.id = any (${[...ids]}::int[])
     order by array_position(${[...ids]}::int[], po.id)`.execute(db)
  return rows
}

async function selectOcupantes(
  db: Db | Tx,
  ids: readonly number[],
  { de, ate }: Janela,
): Promise<Ocupante[]> {
  const { rows } = await sql<Ocupante>`
    select al.posto_id, al.vinculo_id as colaborador_id, coalesce(pe.nome_social, pe.nome) as nome, al.inicio, al.fim
      from alocacao al
      join vinculo v on v.id = al.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
     where al.posto_id = any (${[...ids]}::int[]) and al.tipo = 'titular' and al.inicio <= ${ate}::date
       and (al.fim is null or al.fim >= ${de}::date)
     order by al.posto_id, pe.nome_busca, al.vinculo_id`.execute(db)
  return rows
}

async function selectCoberturas(
  db: Db | Tx,
  ids: readonly number[],
  { de, ate }: Janela,
): Promise<CoberturaLida[]> {
  const { rows } = await sql<CoberturaLida>`
    select c.*, p.vinculo_id as ausente, coalesce(pe.nome_social, pe.nome) as nome, u.nome as por
      from (select al.id, al.posto_id, al.processo_id, al.tipo, al.vinculo_id as colaborador_id, al.inicio,
                   coalesce(al.fim, ${ate}::date) as fim, null as autorizado_por, false as tem_arquivo,
                   al.registrada_por, al.registrada_em as em, 0 as ordem
              from alocacao al
             where al.posto_id = any (${[...ids]}::int[]) and al.tipo <> 'titular' and al.inicio <= ${ate}::date
               and (al.fim is null or al.fim >= ${de}::date)
            union all
            select ca.id, ca.posto_id, ca.processo_id, 'sem_cobertura', null, ca.inicio, ca.fim, ca.autorizado_por,
                   ca.arquivo_id is not null, ca.registrada_por, ca.registrada_em, 1
              from cobertura_autorizada ca
             where ca.posto_id = any (${[...ids]}::int[]) and ca.inicio <= ${ate}::date and ca.fim >= ${de}::date) c
      left join processo p on p.id = c.processo_id
      left join vinculo v on v.id = c.colaborador_id
      left join pessoa pe on pe.id = v.pessoa_id
      left join usuario u on u.id = c.registrada_por
     order by c.ordem, c.id`.execute(db)
  return rows
}

/** Absences in the window of these people. */
export async function listAusenciasDe(
  db: Db | Tx,
  colaboradorIds: readonly number[],
  janela: Janela,
): Promise<AusenciaLida[]> {
  if (colaboradorIds.length === 0) return []
  const { rows } = await sql<AusenciaLida>`
    select a.vinculo_id as colaborador_id, a.tipo, a.processo_id, a.inicio, a.fim
      from ${ausenciasQueAbrem(janela)} a
     where a.vinculo_id = any (${[...new Set(colaboradorIds)]}::int[])
     order by a.inicio`.execute(db)
  return rows
}

/** The days of a window of some posts, in the order of their ids. */
export async function lerPostos(
  db: Db | Tx,
  ids: readonly number[],
  janela: Janela,
): Promise<readonly PostoComDias[]> {
  if (ids.length === 0) return []
  const [escalas, postos, ocupantes, coberturas, mudancas] = await Promise.all([
    lerEscalas(db),
    selectPostos(db, ids, janela),
    selectOcupantes(db, ids, janela),
    selectCoberturas(db, ids, janela),
    selectQuantidades(db, ids, janela),
  ])
  const pessoas = [...ocupantes, ...coberturas].flatMap(({ colaboradorId }) => colaboradorId ?? [])
  const [ausencias, feriados] = await Promise.all([
    listAusenciasDe(db, pessoas, janela),
    feriadosDaJanela(db, janela, postos),
  ])
  const por = {
    ocupantes: Map.groupBy(ocupantes, ({ postoId }) => postoId),
    coberturas: Map.groupBy(coberturas, ({ postoId }) => postoId),
    quantidades: Map.groupBy(mudancas, ({ postoId }) => postoId),
    ausencias: Map.groupBy(ausencias, ({ colaboradorId }) => colaboradorId),
  }
  return postos.flatMap((posto) => {
    const escala = escalas.get(posto.escalaId)
    if (!escala) return []
    const base = {
      escala,
      posto,
      janela,
      feriados: fechaEmFeriado(escala) && !posto.abreEmFeriado ? feriados(posto) : new Map<string, string>(),
      ocupantes: por.ocupantes.get(posto.id) ?? [],
      coberturas: por.coberturas.get(posto.id) ?? [],
      quantidades: por.quantidades.get(posto.id) ?? [],
      ausenciasDe: (pessoa: number) => por.ausencias.get(pessoa) ?? [],
    }
    return [
      {
        ...posto,
        escala,
        feriados: base.feriados,
        dias: diasDo(base),
        ausencias: base.ocupantes.flatMap(({ colaboradorId }) => base.ausenciasDe(colaboradorId)),
      },
    ]
  })
}

interface Quantidade {
  readonly postoId: number
  readonly desde: string
  readonly quantidade: number
}

/** The terms in force on the first day and those that begin later in the window. */
async function selectQuantidades(
  db: Db | Tx,
  ids: readonly number[],
  { de, ate }: Janela,
): Promise<Quantidade[]> {
  const { rows } = await sql<Quantidade>`
    select pv.posto_id, pv.desde, pv.quantidade from posto_vigencia pv
     where pv.posto_id = any (${[...ids]}::int[]) and pv.desde <= ${ate}::date
       and not exists (select from posto_vigencia x
                        where x.posto_id = pv.posto_id and x.desde > pv.desde and x.desde <= ${de}::date)
     order by pv.desde`.execute(db)
  return rows
}

interface BaseDoPosto {
  readonly posto: PostoLido
  readonly escala: EscalaLida
  readonly janela: Janela
  readonly feriados: ReadonlyMap<string, string>
  readonly ocupantes: readonly Ocupante[]
  readonly coberturas: readonly CoberturaLida[]
  readonly quantidades: readonly Quantidade[]
  readonly ausenciasDe: (pessoa: number) => readonly AusenciaLida[]
}

function diasDo(base: BaseDoPosto): readonly DiaDoPosto[] {
  const { posto, escala, janela, feriados, coberturas, ausenciasDe } = base
  const ritmo = ritmoDe(comoEscala(escala, janela.de), janela.de)
  const faseDoOcupante = ({ inicio }: Ocupante): number => faseDe(ritmo, numeroDoDia(inicio))
  // Of few phases many people: the date is worked out once for each.
  const iniciosDaFase = Array.from({ length: cicloDe(ritmo) }, (_, fase) =>
    inicioDaFase(ritmo, fase, janela.de),
  )
  const dentro = (inicio: string, fim: string | null): { de: string; ate: string } => ({
    de: maiorData(inicio, posto.inicio),
    ate: fim === null ? posto.termino : menorData(fim, posto.termino),
  })
  const ocupados = base.ocupantes.map((ocupante): LugarDoPosto => ({
    ...dentro(ocupante.inicio, ocupante.fim),
    ocupante: { colaboradorId: ocupante.colaboradorId, nome: ocupante.nome },
    // One of few days for each phase: slots that share one share its shifts.
    inicioCiclo: iniciosDaFase[faseDoOcupante(ocupante)] ?? janela.de,
    ausencias: ausenciasDe(ocupante.colaboradorId).map(({ tipo, inicio, fim }) => ({
      tipo,
      inicio,
      fim: fim ?? SEM_FIM,
    })),
  }))
  const vagos = lugaresVagos(
    {
      ritmo,
      quantidade: datasDe(janela).map((data) => quantidadeEm(base, data)),
      ocupados: base.ocupantes.map((ocupante): OcupadosDoPosto => ({
        ...emNumeros(ocupante, janela),
        fase: faseDoOcupante(ocupante),
        quantos: 1,
      })),
    },
    janela.de,
  )
  return diasACobrir({
    escala: comHoras(escala, janela.de),
    lugares: [...ocupados, ...vagos],
    coberturas: coberturas.flatMap((cobertura) =>
      semOsDias(cobertura, cobertura.colaboradorId === null ? [] : ausenciasDe(cobertura.colaboradorId)).map(
        (trecho): CoberturaComOrigem => ({
          ...trecho,
          tipo: cobertura.tipo,
          colaboradorId: cobertura.colaboradorId,
          ausente: cobertura.ausente,
          origem: cobertura,
        }),
      ),
    ),
    fechado: [...feriados.keys()],
    ...janela,
  })
}

/** The end of what nobody knows the end of. */
export const SEM_FIM = '9999-12-31'

const quantidadeEm = ({ posto: { inicio, termino }, quantidades }: BaseDoPosto, data: string): number =>
  data < inicio || data > termino ? 0 : (quantidades.findLast(({ desde }) => desde <= data)?.quantidade ?? 0)

/** Days of the window from its first one, far away where the stretch has no end. */
function emNumeros({ inicio, fim }: Ocupante, { de }: Janela): { de: number; ate: number } {
  const origem = numeroDoDia(de)
  return { de: numeroDoDia(inicio) - origem, ate: fim === null ? Infinity : numeroDoDia(fim) - origem }
}

/** What is left of a stretch without the days of these absences. */
export function semOsDias(
  { inicio, fim }: Intervalo,
  ausencias: readonly { readonly inicio: string; readonly fim: string | null }[],
): readonly Intervalo[] {
  return ausencias.reduce<readonly Intervalo[]>(
    (restam, fora) =>
      restam.flatMap((trecho) => {
        const ate = fora.fim ?? SEM_FIM
        if (ate < trecho.inicio || fora.inicio > trecho.fim) return [trecho]
        return [
          ...(fora.inicio > trecho.inicio
            ? [{ inicio: trecho.inicio, fim: somarDias(fora.inicio, -1) }]
            : []),
          ...(ate < trecho.fim ? [{ inicio: somarDias(ate, 1), fim: trecho.fim }] : []),
        ]
      }),
    [{ inicio, fim }],
  )
}
