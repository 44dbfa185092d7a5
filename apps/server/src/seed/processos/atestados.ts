import type { RawSheet } from '@rh/domain/processo/raw-form'
import { somarDias } from '../pessoas.ts'

const medicos = [
  {
    'atestado.medico': 'Aurora Bittencourt',
    'atestado.conselho': 'CRM',
    'atestado.registro': '48213',
    'atestado.uf': 'SP',
  },
  {
    'atestado.medico': 'Caio Drummond',
    'atestado.conselho': 'CRM',
    'atestado.registro': '30177',
    'atestado.uf': 'CE',
  },
  {
    'atestado.medico': 'Lívia Sarmento',
    'atestado.conselho': 'CRO',
    'atestado.registro': '9061',
    'atestado.uf': 'SP',
  },
] as const

/** A certificate given on the first day. */
export const atestado = (inicio: string, dias: number, medico: 0 | 1 | 2 = 0): RawSheet => ({
  inicio,
  ...medicos[medico],
  'atestado.emissao': inicio,
  'atestado.entregueEm': inicio,
  'atestado.dias': dias,
})

export const poucosDias = (inicio: string, dias: number, medico: 0 | 1 | 2 = 0): RawSheet => ({
  motivo: 'J-ATESTADO_MEDICO',
  fim: somarDias(inicio, dias - 1),
  ...atestado(inicio, dias, medico),
})

export const doenca = (inicio: string, dias: number, medico: 0 | 1 | 2 = 0): RawSheet => ({
  motivo: '03',
  fim: somarDias(inicio, dias - 1),
  ...atestado(inicio, dias, medico),
})
