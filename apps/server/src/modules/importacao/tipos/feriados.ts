import { sql } from 'kysely'
import type { ErroDaLinha } from '@rh/domain/importacao/define'
import { simplificar } from '@rh/domain/importacao/celula'
import type { FeriadoImportado } from '@rh/domain/importacao/tipos/feriados'
import { feriadosFixos, isFeriado } from '@rh/domain/regras/calendario/feriados'
import type { Tx } from '../../../db/db.ts'
import { emLotes, type Importador } from '../importador.ts'
import { findMunicipios, chaveDoMunicipio } from './municipios.ts'

interface FeriadoPronto {
  readonly nome: string
  readonly uf: string
  readonly municipioIbge: number | null
  readonly data: string
  readonly anual: boolean
  readonly fundamento: string
}

/** Day and place of a holiday: two rows with the same are the same. */
const chave = (f: Pick<FeriadoPronto, 'uf' | 'municipioIbge' | 'data' | 'anual'>): string =>
  `${f.uf} ${f.municipioIbge ?? ''} ${f.anual ? f.data.slice(5) : f.data}`

/** Whether the row is a national holiday: one that repeats, by its day alone, which Good Friday has in some years only. */
const isNacional = ({ data, anual }: Pick<FeriadoPronto, 'data' | 'anual'>): boolean =>
  anual ? feriadosFixos.some(({ mesDia }) => data.slice(5) === mesDia) : isFeriado(data)

/** Rows with the same date are told as the file is read; what is left are two years of one annual holiday. */
const repetida = (outra: number): string =>
  `Repete a linha ${outra}: em um feriado anual só contam o dia e o mês. Deixe uma só.`

export const feriados: Importador<FeriadoImportado, FeriadoPronto> = {
  async conferir(tx, linhas) {
    const municipios = await findMunicipios(tx, linhas)
    const cadastrados = await findCadastrados(tx)
    const aceitas = new Map<string, number>()
    const novas: FeriadoPronto[] = []
    const erros: ErroDaLinha[] = []
    let existentes = 0
    for (const { linha, valores } of linhas) {
      const { municipio, ...resto } = valores
      const achado = municipio === undefined ? null : municipios.get(chaveDoMunicipio(resto.uf, municipio))
      const erro = (coluna: string, valor: string, mensagem: string) =>
        erros.push({ linha, coluna, valor, mensagem })
      if (achado === undefined) {
        erro('municipio', municipio ?? '', `Não há este município em ${resto.uf}. Confira o nome e a UF.`)
        continue
      }
      const pronto = { ...resto, municipioIbge: achado }
      const nome = cadastrados.get(chave(pronto))
      const outra = aceitas.get(chave(pronto))
      if (nome === undefined && isNacional(pronto))
        erro('data', resto.data, 'Este dia já é feriado nacional, que o sistema calcula. Apague a linha.')
      else if (outra !== undefined) erro('data', resto.data, repetida(outra))
      else if (nome === undefined) {
        aceitas.set(chave(pronto), linha)
        novas.push(pronto)
      } else if (simplificar(nome) === simplificar(pronto.nome)) existentes += 1
      else
        erro(
          'nome',
          pronto.nome,
          `Neste dia e lugar já há o feriado “${nome}”. Altere-o em Cadastros › Feriados.`,
        )
    }
    return { novas, existentes, erros }
  },

  async gravar({ tx }, novas, _contexto, aoGravar) {
    const ids: number[] = []
    for (const lote of emLotes(novas)) {
      const linhas = await tx.insertInto('feriado').values(lote.map(linhaDoFeriado)).returning('id').execute()
      ids.push(...linhas.map(({ id }) => id))
      aoGravar(ids.length)
    }
    return ids
  },
}

const linhaDoFeriado = ({ nome, uf, municipioIbge, data, anual, fundamento }: FeriadoPronto) => ({
  nome,
  uf,
  municipioIbge,
  fundamento,
  abrangencia: municipioIbge === null ? 'estadual' : 'municipal',
  ...(anual
    ? { repeticao: 'anual', dia: Number(data.slice(8)), mes: Number(data.slice(5, 7)) }
    : { repeticao: 'unica', data }),
})

/** Name of each holiday in force, by day and place. */
async function findCadastrados(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{
    nome: string
    uf: string
    municipioIbge: number | null
    quando: string
    anual: boolean
  }>`
    select nome, uf, municipio_ibge, repeticao = 'anual' as anual,
           case repeticao when 'anual' then to_char(mes, 'FM00') || '-' || to_char(dia, 'FM00') else data::text end as quando
      from feriado where ativo and repeticao <> 'pascoa'`.execute(tx)
  return new Map(
    rows.map(({ nome, uf, municipioIbge, quando, anual }) => [
      chave({ uf, municipioIbge, anual, data: anual ? `0000-${quando}` : quando }),
      nome,
    ]),
  )
}
