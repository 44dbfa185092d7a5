import { formatDate } from '../../lib/format.ts'
import { diaCurto } from '../../lib/time/textos.ts'
import type { Buraco, Dia, Posto, Turno } from './tipos.ts'

/** `seg` */
export const nomeDoDia = (data: string): string => diaCurto(data).slice(0, 3)

/** `23/11` */
export const diaEMes = (data: string): string => `${data.slice(8, 10)}/${data.slice(5, 7)}`

/** `Ana`, `Ana e Rui`, `Ana, Rui e Zé`. */
export const enumerar = (partes: readonly string[]): string =>
  partes.length < 2 ? (partes[0] ?? '') : `${partes.slice(0, -1).join(', ')} e ${partes.at(-1) ?? ''}`

export const primeiroNome = (nome: string): string => nome.split(' ')[0] ?? nome

/** `Falta 1 de 9`, `Faltam 2 de 12`. */
export const faltaDe = ({ faltam, previstos }: Dia): string =>
  `${faltam === 1 ? 'Falta' : 'Faltam'} ${faltam} de ${previstos}`

/** How a cell of the board looks, besides its words. */
export type Tom = 'completo' | 'falta' | 'coberto' | 'folguista' | 'autorizado' | 'folga'

export interface Celula {
  readonly tom: Tom
  /** The strong line; null where there is one line alone. */
  readonly titulo: string | null
  readonly texto: string
}

const presentesDe = ({ previstos, faltam }: Dia): string => `${previstos - faltam}/${previstos}`

/** The words of a cell. */
export function celulaDe(dia: Dia): Celula {
  const { situacao, faltam, feriado } = dia
  if (situacao === 'folga')
    return { tom: 'folga', titulo: null, texto: feriado === null ? 'folga' : 'feriado' }
  if (situacao === 'descoberto')
    return { tom: 'falta', titulo: `${faltam === 1 ? 'Falta' : 'Faltam'} ${faltam}`, texto: presentesDe(dia) }
  if (situacao === 'sem_cobertura') return { tom: 'autorizado', titulo: 'Cliente', texto: 'autorizou' }
  if (situacao === 'coberto') return cobertaPor(dia)
  return { tom: 'completo', titulo: null, texto: presentesDe(dia) }
}

function cobertaPor({ buracos }: Dia): Celula {
  const pessoas = buracos.flatMap(({ cobertura }) => cobertura?.colaborador ?? [])
  const [primeira] = pessoas
  const tom: Tom = buracos.every(({ cobertura }) => cobertura?.tipo === 'folguista') ? 'folguista' : 'coberto'
  return pessoas.length === 1 && primeira
    ? { tom, titulo: primeiroNome(primeira.nome), texto: tom === 'folguista' ? 'folguista' : 'cobre' }
    : { tom, titulo: `${pessoas.length}`, texto: 'cobrem' }
}

/** What a cell says to those who hear it: its own words, with where, when and whole names. */
export function rotuloDaCelula({ posto, dia }: Turno): string {
  const { titulo, texto } = celulaDe(dia)
  const nomes = dia.buracos.flatMap(({ cobertura }) => cobertura?.colaborador?.nome ?? [])
  const mais = dia.feriado ?? (dia.situacao === 'coberto' ? enumerar(nomes) : '')
  const palavras = [titulo, texto].filter((parte) => parte !== null).join(' ')
  return `${posto.local}, ${posto.cargo}, ${posto.escala}, ${diaCurto(dia.data)}: ${palavras}${mais && ` (${mais})`}`
}

/** Why somebody is missed: `Férias de Zuleica Paixão até 12/12/2026`. A leave says its days alone. */
export function porqueDoBuraco({ porque, ausente, ate }: Buraco): string {
  const fim = ate === null ? '' : ` até ${formatDate(ate)}`
  if (porque === 'vaga' || ausente === null) return `Vaga aberta${fim}`
  return porque === 'ferias' ? `Férias de ${ausente.nome}${fim}` : `${ausente.nome} fora${fim}`
}

/** The reasons of a day in a line, those of open holes, free slots last. */
export function porquesDoDia({ buracos }: Dia): string {
  const abertos = buracos.filter(({ cobertura }) => cobertura === null)
  const vagas = abertos.filter(({ porque }) => porque === 'vaga').length
  const pessoas = abertos.filter(({ porque }) => porque !== 'vaga').map(porqueDoBuraco)
  const partes = [...pessoas, ...(vagas > 0 ? [vagas === 1 ? 'vaga aberta' : `${vagas} vagas abertas`] : [])]
  const linha = enumerar(partes)
  return linha.charAt(0).toUpperCase() + linha.slice(1)
}

/** The other days of a hole, in words: a few by name, many by number. */
export const outrosDias = (datas: readonly string[]): string =>
  datas.length > 3 ? `nos outros ${datas.length} dias` : `em ${enumerar(datas.map(diaEMes))}`

/** What covers a hole: `Valdir Brito cobre`, `Sra. Lia autorizou`. */
export function coberturaEmTexto({ cobertura }: Buraco): string {
  if (!cobertura) return 'Ninguém cobre'
  if (cobertura.colaborador)
    return `${cobertura.colaborador.nome} cobre${cobertura.tipo === 'folguista' ? ', folguista' : ''}`
  return `Sem cobertura: ${cobertura.autorizadoPor ?? 'o cliente'} autorizou`
}

/** `12x36 noturna · 19:00 às 07:00`. */
export function turnoEmTexto(posto: Posto, dia: Dia): string {
  const horas = dia.turno ? ` · ${dia.turno.entrada.slice(11)} às ${dia.turno.saida.slice(11)}` : ''
  return `${posto.escala}${horas}`
}

/** Where and when a shift is, for whoever hears one button among others: `ter 01/12, Torre Sul, Porteiro, 12x36 · 19:00 às 07:00`. */
export const ondeEQuando = ({ posto, dia }: Turno): string =>
  [diaCurto(dia.data), posto.local, posto.cargo, turnoEmTexto(posto, dia)].join(', ')

/** Each hole of a shift by why somebody is missed, numbered where several are missed for the same: `Vaga aberta, 2`. */
export function nomesDosBuracos(buracos: readonly Buraco[]): string[] {
  const porques = buracos.map(porqueDoBuraco)
  return porques.map((porque, i) => {
    const iguais = porques.filter((outro) => outro === porque).length
    return iguais === 1
      ? porque
      : `${porque}, ${porques.slice(0, i + 1).filter((outro) => outro === porque).length}`
  })
}

/** `7 faltas em 6 turnos`, without the number. */
export const faltasEmTurnos = (faltas: number, turnos: number): string =>
  `${faltas === 1 ? 'falta' : 'faltas'} em ${turnos} ${turnos === 1 ? 'turno' : 'turnos'}`
