import type { RawSheet } from '../../processo/raw-form.ts'
import { defineFormulario, type LeituraDe, type RascunhoDe } from '../../processo/formulario.ts'
import { etapas } from './etapas.ts'
import { exigidas } from './exigidas.ts'

export const formulario = defineFormulario({ etapas, exigidas })

/** A draft: any step, any field, as typed. */
export type Rascunho = RascunhoDe<typeof formulario>
export type EtapaDigitada = RawSheet
export type Leitura = LeituraDe<typeof formulario>

export const rascunhoSchema = formulario.rascunhoSchema
export const normalizarEtapa = formulario.normalizar
export const readRascunho = formulario.ler
export const compararRascunhos = formulario.comparar
export const completude = formulario.completude
