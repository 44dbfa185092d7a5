import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import { chaveDoLugar, feriadosDosLugares, type LugarCerto } from '../cadastros/feriado.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import type { Recorte } from './recorte.ts'

/** Places that are named of a holiday; the others are counted. */
const NOMES = 3

interface Lugar extends LugarCerto {
  readonly municipio: string
}

/** Where the people of the contracts work, of those that the reader sees. */
async function listLugares(db: Db, { leitor, contratoId, hoje }: Recorte): Promise<Lugar[]> {
  const { rows } = await sql<Lugar>`
    select distinct m.uf, m.ibge as municipio_ibge, m.nome as municipio
      from local lo
      join contrato co on co.id = lo.contrato_id
      join municipio m on m.ibge = lo.municipio_ibge
     where ${contratoId === undefined ? sql`co.termino >= ${hoje}::date` : sql`co.id = ${contratoId}`}
       and ${contratoNoEscopo(leitor, 'co.id')}
     order by m.nome`.execute(db)
  return rows
}

interface Achado {
  readonly dia: string
  readonly nome: string
  readonly abrangencia: string
  readonly onde: string
}

const emPalavras = (lugares: readonly string[]): string =>
  lugares.length > NOMES + 1
    ? `${lugares.slice(0, NOMES).join(', ')} e mais ${lugares.length - NOMES} lugares`
    : lugares.join(', ')

/** The holidays of the workplaces on the days looked at, each once, with where it holds. */
export async function listFeriados(db: Db, recorte: Recorte) {
  const { de, ate } = recorte
  if (!recorte.tipos.includes('feriado')) return []
  const lugares = await listLugares(db, recorte)
  const primeiro = Number(de.slice(0, 4))
  const anos = Array.from({ length: Number(ate.slice(0, 4)) - primeiro + 1 }, (_, i) => primeiro + i)
  // The country's are the same everywhere, also where no place is known.
  const conhecidos = lugares.length > 0 ? lugares : [{ uf: 'DF', municipioIbge: 0, municipio: '' }]
  const porLugar = await feriadosDosLugares(db, anos, conhecidos)
  const achados = conhecidos.flatMap((lugar) =>
    (porLugar.get(chaveDoLugar(lugar)) ?? [])
      .filter(({ data, abrangencia }) => de <= data && data <= ate && isDaqui(abrangencia, lugares))
      .map(({ data, nome, abrangencia }): Achado => ({
        dia: data,
        nome,
        abrangencia,
        onde: abrangencia === 'estadual' ? lugar.uf : `${lugar.municipio} (${lugar.uf})`,
      })),
  )
  const juntos = Map.groupBy(achados, ({ dia, nome, abrangencia }) => `${dia} ${abrangencia} ${nome}`)
  return [...juntos.values()]
    .flatMap((iguais) => {
      const [um] = iguais
      if (!um) return []
      const { dia, nome, abrangencia } = um
      const onde = [...new Set(iguais.map((igual) => igual.onde))].toSorted()
      return [{ dia, nome, onde: abrangencia === 'nacional' ? null : emPalavras(onde) }]
    })
    .toSorted((a, b) => `${a.dia} ${a.nome}`.localeCompare(`${b.dia} ${b.nome}`))
}

const isDaqui = (abrangencia: string, lugares: readonly Lugar[]): boolean =>
  abrangencia === 'nacional' || lugares.length > 0
