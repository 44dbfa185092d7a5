import { sql } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import { comoPedido } from '@rh/domain/processos/afastamento/formulario'
import { simularAfastamento } from '@rh/domain/regras/afastamento/simulacao'
import { maiorData, somarDias } from '@rh/domain/regras/calendario/datas'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { ateAVespera, encerrarCobertura } from '../cobertura/encerrar.ts'
import type { PassoDado } from '../processo/modulo.ts'
import type { MudancaProcesso, Processo } from '../processo/repository.ts'
import type { ContextoDoServidor } from './fatos.ts'
import { registrarNosPeriodos } from './ferias.ts'
import { linhaDe, simulada } from './linha.ts'

// The return of a person, with which a leave ends.

/**
 * The day on which the system closes the leave: the one after its end, or that of the exam that found the person fit. Null
 * while nobody knows it.
 */
export function retornoDe({ leitura, simulacao }: ContextoDoServidor): string | null {
  if (!simulacao) return null
  const { retorno, exameRetorno } = simulacao
  const { 'exame.data': exame, 'exame.resultado': resultado } = leitura.parciais
  if (resultado === 'apto' && exame !== undefined) return retorno === null ? exame : maiorData(exame, retorno)
  return exameRetorno || resultado === 'inapto' ? null : retorno
}

const comoDia = (valor: unknown): string | undefined => (typeof valor === 'string' ? valor : undefined)

/** The leave as it was, with the day that the return makes its last. */
function comoFoi(contexto: ContextoDoServidor, fim: string): ContextoDoServidor {
  const { leitura, fatos } = contexto
  const parciais = { ...leitura.parciais, fim }
  const simulacao = simularAfastamento(comoPedido(parciais), fatos.circunstancias)
  return { ...contexto, leitura: { ...leitura, parciais }, simulacao }
}

/**
 * Closes the leave with the day of the return; where the exam is due, only fit. What INSS pays, what protects the person
 * (Lei 8.213/1991 art. 118; Súmula 378 TST) and what eSocial is told are those of the days that it had.
 */
export async function finalizar(
  work: UnitOfWork,
  processo: Processo,
  contexto: ContextoDoServidor,
  { dados }: PassoDado,
): Promise<MudancaProcesso> {
  const { tx } = work
  const { inicio } = simulada(contexto)
  const exameEm = comoDia(dados['exameEm'])
  const retorno = comoDia(dados['retorno']) ?? retornoDe(contexto) ?? exameEm
  const valido = requireRetorno(contexto, { retorno, exameEm })
  const fim = somarDias(valido, -1)
  const foi = comoFoi(contexto, fim)
  const { inssApartirDe, exameDesde, s2230Ate, estabilidade, estabilidadeAte } = linhaDe(foi, false)
  await tx
    .updateTable('afastamento')
    .set({
      vigente: false,
      retorno: valido,
      fim,
      inssApartirDe,
      exameDesde,
      s2230Ate,
      estabilidade,
      estabilidadeAte,
      ...(exameEm !== undefined && { exameEm, exameResultado: 'apto' }),
    })
    .where('processoId', '=', processo.id)
    .execute()
  await encerrarCobertura(work, processo, {
    ficam: ateAVespera(inicio, valido),
    motivo: `a pessoa do afastamento ${processo.numero} volta em ${formatData(valido)}`,
  })
  await registrarNosPeriodos(work, processo, foi, fim)
  await sql`update ausencia set fim = greatest(inicio, ${fim}::date) where processo_id = ${processo.id}`.execute(
    tx,
  )
  return {}
}

interface Volta {
  readonly retorno: string | undefined
  readonly exameEm: string | undefined
}

const recusar = (campo: string, mensagem: string) =>
  failure('validacao', { campos: { [`dados.${campo}`]: mensagem } })

function requireRetorno(
  { simulacao, leitura, fatos }: ContextoDoServidor,
  { retorno, exameEm }: Volta,
): string {
  const { hoje } = fatos
  if (!simulacao || retorno === undefined) throw recusar('retorno', 'Informe o primeiro dia de volta')
  if (retorno > hoje) throw recusar('retorno', 'A volta ainda não aconteceu: registre no dia')
  if (retorno <= simulacao.inicio) throw recusar('retorno', 'A volta é depois do primeiro dia fora')
  if (
    simulacao.retorno !== null &&
    retorno > simulacao.retorno &&
    exameEm === undefined &&
    !isApto(leitura.parciais)
  )
    throw recusar(
      'retorno',
      `O afastamento vai até a véspera de ${formatData(simulacao.retorno)}: prorrogue antes`,
    )
  const desde = simulacao.exameRetornoDesde
  const precisa = desde !== null && somarDias(retorno, -1) >= desde
  if (precisa && exameEm === undefined && !isApto(leitura.parciais))
    throw recusar('exameEm', 'Esta volta pede o exame de retorno: informe o dia em que deu apto')
  if (exameEm !== undefined && exameEm > hoje) throw recusar('exameEm', 'O exame ainda não aconteceu')
  return retorno
}

const isApto = ({ 'exame.resultado': resultado }: ContextoDoServidor['leitura']['parciais']): boolean =>
  resultado === 'apto'
