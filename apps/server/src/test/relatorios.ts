import type { NomeDoRelatorio } from '@rh/domain/relatorios/catalogo'
import { abrirPessoas } from './pessoas.ts'

export const LOGINS = [
  'administrador',
  'gestor',
  'gerente.rh',
  'coordenador.operacional',
  'assistente.gestor',
] as const

/** The demo company for the tests of one file about reports, with everybody signed in who reads them. */
export function abrirRelatorios() {
  const empresa = abrirPessoas<string>(LOGINS)
  const { entrar, pessoa } = empresa
  const ler = (login: string, nome: NomeDoRelatorio, query: Record<string, string | number> = {}) =>
    pessoa(login).call(`GET /api/relatorios/${nome}`, { query })

  return {
    get rh() {
      return empresa.rh
    },
    entrar,
    pessoa,
    ler,
  }
}
