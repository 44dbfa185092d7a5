import type { Aba } from '@rh/domain/colaborador/abas'
import type { ComponentType } from 'react'
import type { Ficha } from '../queries.ts'
import { Afastamentos } from './Afastamentos.tsx'
import { Alteracoes } from './Alteracoes.tsx'
import { Contrato } from './Contrato.tsx'
import { Dados } from './Dados.tsx'
import { Dependentes } from './Dependentes.tsx'
import { Documentos } from './Documentos.tsx'
import { Ferias } from './Ferias.tsx'
import { Historico } from './Historico.tsx'
import { Resumo } from './Resumo.tsx'
import { Uniforme } from './Uniforme.tsx'

export type ConteudoDaAba = ComponentType<{ readonly ficha: Ficha }>

/** What each tab shows; a tab without content does not compile. */
export const todas: Readonly<Record<Aba, ConteudoDaAba>> = {
  resumo: Resumo,
  dados: Dados,
  contrato: Contrato,
  ferias: Ferias,
  afastamentos: Afastamentos,
  documentos: Documentos,
  uniforme: Uniforme,
  dependentes: Dependentes,
  historico: Historico,
  alteracoes: Alteracoes,
}
