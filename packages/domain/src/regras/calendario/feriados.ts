import { somarDias, type DataIso } from './datas.ts'

export interface Feriado {
  readonly data: DataIso
  readonly nome: string
  readonly fundamento: string
}

interface FeriadoFixo {
  readonly mesDia: string
  readonly nome: string
  /** First year in which the day is a national holiday. */
  readonly desde: number
  readonly fundamento: string
}

/**
 * National holidays with a fixed date, in the order of the year. The product answers for 2000–2100: Finados is
 * national since Lei 10.607 of 19/12/2002 (its first is 02/11/2003) and 20 November since Lei 14.759/2023 (2024).
 */
export const feriadosFixos: readonly FeriadoFixo[] = [
  { mesDia: '01-01', nome: 'Confraternização Universal', desde: 1950, fundamento: 'Lei 662/1949' },
  { mesDia: '04-21', nome: 'Tiradentes', desde: 1951, fundamento: 'Lei 1.266/1950; Lei 10.607/2002' },
  { mesDia: '05-01', nome: 'Dia Mundial do Trabalho', desde: 1950, fundamento: 'Lei 662/1949' },
  { mesDia: '09-07', nome: 'Independência do Brasil', desde: 1950, fundamento: 'Lei 662/1949' },
  { mesDia: '10-12', nome: 'Nossa Senhora Aparecida', desde: 1980, fundamento: 'Lei 6.802/1980' },
  { mesDia: '11-02', nome: 'Finados', desde: 2003, fundamento: 'Lei 10.607/2002' },
  { mesDia: '11-15', nome: 'Proclamação da República', desde: 1950, fundamento: 'Lei 662/1949' },
  {
    mesDia: '11-20',
    nome: 'Dia Nacional de Zumbi e da Consciência Negra',
    desde: 2024,
    fundamento: 'Lei 14.759/2023',
  },
  { mesDia: '12-25', nome: 'Natal', desde: 1950, fundamento: 'Lei 662/1949' },
]

const pascoas = new Map<number, DataIso>()

/** Easter Sunday of a Gregorian year, the origin of the movable feasts; worked out once for each year. */
export function pascoa(ano: number): DataIso {
  const data = pascoas.get(ano) ?? domingoDePascoa(ano)
  pascoas.set(ano, data)
  return data
}

/** The computus of Meeus, Jones and Butcher. */
function domingoDePascoa(ano: number): DataIso {
  const a = ano % 19
  const seculo = Math.floor(ano / 100)
  const anoDoSeculo = ano % 100
  const correcaoLunar = Math.floor((seculo - Math.floor((seculo + 8) / 25) + 1) / 3)
  const epacta = (19 * a + seculo - Math.floor(seculo / 4) - correcaoLunar + 15) % 30
  const diaDaSemana =
    (32 + 2 * (seculo % 4) + 2 * Math.floor(anoDoSeculo / 4) - epacta - (anoDoSeculo % 4)) % 7
  const ajuste = Math.floor((a + 11 * epacta + 22 * diaDaSemana) / 451)
  const total = epacta + diaDaSemana - 7 * ajuste + 114
  return Temporal.PlainDate.from({
    year: ano,
    month: Math.floor(total / 31),
    day: (total % 31) + 1,
  }).toString()
}

/** Good Friday: religious by Lei 9.093/1995 art. 2º, kept as national by the yearly federal calendar. */
const sextaFeiraSanta = (ano: number): Feriado => ({
  data: somarDias(pascoa(ano), -2),
  nome: 'Paixão de Cristo (Sexta-feira Santa)',
  fundamento: 'Lei 9.093/1995 art. 2º; calendário federal anual',
})

/** The national holidays of a year in order of date. Carnival and Corpus Christi are not (only by local law). */
export function feriadosNacionais(ano: number): readonly Feriado[] {
  const fixos = feriadosFixos
    .filter((feriado) => ano >= feriado.desde)
    .map(({ mesDia, nome, fundamento }) => ({ data: `${ano}-${mesDia}`, nome, fundamento }))
  return [...fixos, sextaFeiraSanta(ano)].toSorted((a, b) => (a.data < b.data ? -1 : 1))
}

/** Whether the day is a national holiday or one of the state and municipal ones given (of the workplace). */
export const isFeriado = (data: DataIso, locais: readonly DataIso[] = []): boolean =>
  locais.includes(data) ||
  feriadosFixos.some(({ mesDia, desde }) => data.slice(5) === mesDia && Number(data.slice(0, 4)) >= desde) ||
  sextaFeiraSanta(Number(data.slice(0, 4))).data === data
