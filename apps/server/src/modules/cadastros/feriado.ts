import { sql } from 'kysely'
import type { z } from 'zod'
import {
  feriadosDoAno,
  type DadosDoFeriado,
  type DiaDoFeriado,
  type FeriadoDoAno,
  type feriadosQuery,
} from '@rh/domain/cadastros/feriado'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import { failure } from '../../http/failure.ts'
import { contem, soAtivos, todas, type CadastroStore, type Contexto } from './cadastro.ts'

interface Filtros {
  readonly busca?: string | undefined
  readonly ativo?: '1' | '0' | undefined
  readonly uf?: string | undefined
  readonly abrangencia?: string | undefined
}

export const feriadoStore: CadastroStore<DadosDoFeriado, Filtros> = {
  tabela: 'feriado',
  linhas: ({ busca, ativo, uf, abrangencia }) => sql`
    select f.id, f.nome, f.abrangencia, f.uf, f.municipio_ibge, m.nome as municipio,
           coalesce(m.nome || ' (' || f.uf || ')', f.uf) as lugar, f.repeticao, f.dia, f.mes, f.dias_da_pascoa, f.data,
           f.desde_ano, f.ate_ano, f.fundamento, f.conferir, f.ativo, f.versao
      from feriado f left join municipio m on m.ibge = f.municipio_ibge
     where ${todas([
       ...contem(busca, 'f.nome', 'm.nome', 'f.uf'),
       ...soAtivos('f.ativo', ativo),
       ...(uf ? [sql<boolean>`f.uf = ${uf}`] : []),
       ...(abrangencia ? [sql<boolean>`f.abrangencia = ${abrangencia}`] : []),
     ])}`,
  colunas: {
    nome: sql`busca(achados.nome)`,
    // Of a state first its own, then its municípios, each in the order of the year.
    lugar: sql`(achados.uf, achados.municipio is not null, achados.municipio, achados.mes, achados.dia)`,
  },
  valores: (dados) => ({
    nome: dados.nome,
    abrangencia: dados.abrangencia,
    uf: dados.uf,
    municipio_ibge: dados.abrangencia === 'municipal' ? dados.municipioIbge : null,
    repeticao: dados.repeticao,
    dia: dados.repeticao === 'anual' ? dados.dia : null,
    mes: dados.repeticao === 'anual' ? dados.mes : null,
    dias_da_pascoa: dados.repeticao === 'pascoa' ? dados.diasDaPascoa : null,
    data: dados.repeticao === 'unica' ? dados.data : null,
    desde_ano: dados.desdeAno ?? null,
    ate_ano: dados.ateAno ?? null,
    fundamento: dados.fundamento,
    conferir: dados.conferir,
  }),
  conferir: conferirMunicipio,
  unicos: { feriado_unico: { campo: 'nome', mensagem: 'Este lugar já tem um feriado neste dia' } },
}

async function conferirMunicipio({ tx }: Contexto, { municipioIbge, uf }: DadosDoFeriado): Promise<void> {
  if (municipioIbge === undefined) return
  const { rows } = await sql`select from municipio where ibge = ${municipioIbge} and uf = ${uf}`.execute(tx)
  if (rows.length > 0) return
  const mensagem = 'Escolha um município deste estado'
  throw failure('validacao', { mensagem, campos: { 'dados.municipioIbge': mensagem } })
}

export interface Lugar {
  readonly uf?: string | undefined
  readonly municipioIbge?: number | undefined
}

type Registrado = DiaDoFeriado & Omit<FeriadoDoAno, 'data'>

/** The holidays of a year in a place: national, of its state and of its município. Without a place, the national. */
export async function feriadosDe(
  db: Db | Tx,
  ano: number,
  { uf, municipioIbge }: Lugar,
): Promise<FeriadoDoAno[]> {
  const { rows } = await sql<Registrado>`${prepared}
    select f.id, f.nome, f.abrangencia, f.fundamento, f.conferir, f.repeticao, f.dia, f.mes, f.dias_da_pascoa, f.data,
           f.desde_ano, f.ate_ano
      from feriado f
     where f.ativo
       and ((f.abrangencia = 'estadual'
             and f.uf = coalesce(${uf ?? null}, (select m.uf from municipio m where m.ibge = ${municipioIbge ?? null}::int)))
            or f.municipio_ibge = ${municipioIbge ?? null}::int)
     order by f.id`.execute(db)
  return feriadosDoAno(ano, rows)
}

/** A place of which both are known. */
export interface LugarCerto {
  readonly uf: string
  readonly municipioIbge: number
}

export const chaveDoLugar = ({ uf, municipioIbge }: LugarCerto): string => `${uf} ${municipioIbge}`

/** The holidays of several places over several years, read together, by `chaveDoLugar`: national, of the state, of the município. */
export async function feriadosDosLugares(
  db: Db | Tx,
  anos: readonly number[],
  lugares: readonly LugarCerto[],
): Promise<ReadonlyMap<string, readonly FeriadoDoAno[]>> {
  const unicos = new Map(lugares.map((lugar) => [chaveDoLugar(lugar), lugar]))
  const ufs = [...new Set(lugares.map(({ uf }) => uf))]
  const municipios = [...new Set(lugares.map(({ municipioIbge }) => municipioIbge))]
  const { rows } = await sql<Registrado & LugarCerto>`${prepared}
    select f.id, f.nome, f.abrangencia, f.fundamento, f.conferir, f.repeticao, f.dia, f.mes, f.dias_da_pascoa, f.data,
           f.desde_ano, f.ate_ano, f.uf, f.municipio_ibge
      from feriado f
     where f.ativo and ((f.abrangencia = 'estadual' and f.uf = any (${ufs}::text[]))
                        or f.municipio_ibge = any (${municipios}::int[]))
     order by f.id`.execute(db)
  return new Map(
    [...unicos].map(([chave, lugar]) => {
      const dele = rows.filter(({ abrangencia, uf, municipioIbge }) =>
        abrangencia === 'estadual' ? uf === lugar.uf : municipioIbge === lugar.municipioIbge,
      )
      return [chave, anos.flatMap((ano) => feriadosDoAno(ano, dele))]
    }),
  )
}

/** The same without the national ones, as dates. */
export async function feriadosLocaisDe(
  db: Db | Tx,
  anos: readonly number[],
  lugares: readonly LugarCerto[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const porLugar = await feriadosDosLugares(db, anos, lugares)
  return new Map(
    [...porLugar].map(([chave, dias]) => [
      chave,
      dias.flatMap(({ abrangencia, data }) => (abrangencia === 'nacional' ? [] : [data])),
    ]),
  )
}

/** Local holidays of a place in every year that these days touch. */
export async function feriadosLocaisEntre(
  db: Db | Tx,
  { de, ate }: { readonly de: string; readonly ate: string },
  { uf, municipioIbge }: LugarCerto,
): Promise<readonly string[]> {
  const lugar = { uf, municipioIbge }
  const [primeiro, ultimo] = [Number(de.slice(0, 4)), Number(ate.slice(0, 4))]
  const anos = Array.from({ length: ultimo - primeiro + 1 }, (_, i) => primeiro + i)
  return (await feriadosLocaisDe(db, anos, [lugar])).get(chaveDoLugar(lugar)) ?? []
}

/** Answers `GET /api/feriados`; a município brings its own state. */
export async function consultarFeriados(
  db: Db,
  { ano, uf, municipio }: z.output<typeof feriadosQuery>,
  hoje: string,
) {
  const lugar = municipio === undefined ? null : await findMunicipio(db, municipio, uf)
  const sigla = lugar?.uf ?? uf
  const anoDaConsulta = ano ?? Number(hoje.slice(0, 4))
  const results = await feriadosDe(db, anoDaConsulta, { uf: sigla, municipioIbge: municipio })
  return { ano: anoDaConsulta, uf: sigla ?? null, municipio: lugar?.nome ?? null, results }
}

async function findMunicipio(db: Db, ibge: number, uf: string | undefined) {
  const lugar = await db
    .selectFrom('municipio')
    .select(['nome', 'uf'])
    .where('ibge', '=', ibge)
    .executeTakeFirst()
  if (lugar && (uf === undefined || uf === lugar.uf)) return lugar
  throw failure('validacao', { campos: { municipio: 'Este município não existe neste estado' } })
}
