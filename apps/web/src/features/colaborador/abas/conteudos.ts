import type { Aba } from '@rh/domain/colaborador/abas'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { Resumo } from './Resumo.tsx'
import type { ConteudoDaAba } from './todas.ts'

const daAba = (aba: Aba) => lazyPart(aba, async () => (await import('./todas.ts')).todas[aba])

/** The tab that opens first comes with the page; the others, with their forms, in one piece once one is wanted. */
export const conteudos: Readonly<Record<Aba, ConteudoDaAba>> = {
  resumo: Resumo,
  dados: daAba('dados'),
  contrato: daAba('contrato'),
  ferias: daAba('ferias'),
  afastamentos: daAba('afastamentos'),
  documentos: daAba('documentos'),
  uniforme: daAba('uniforme'),
  dependentes: daAba('dependentes'),
  historico: daAba('historico'),
  alteracoes: daAba('alteracoes'),
}

/** Fetches the other tabs before somebody turns to one. */
export const prefetchAbas = (): void => void import('./todas.ts').catch(() => undefined)
