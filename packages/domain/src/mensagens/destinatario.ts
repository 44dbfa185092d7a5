import { semAcento } from '../br/texto.ts'
import { grupos, isGrupo, rotuloDoGrupo, type Grupo } from '../setores/grupos.ts'
import { setorOf, setorSlugs, type SetorSlug } from '../setores/setores.ts'

/** Whom a message names: one person, or everybody of a group or of a sector as it is when it is sent. */
export type Destinatario =
  | { readonly tipo: 'pessoa'; readonly id: number }
  | { readonly tipo: 'grupo'; readonly grupo: Grupo }
  | { readonly tipo: 'setor'; readonly setor: SetorSlug }

const isSetor = (slug: string): slug is SetorSlug => (setorSlugs as readonly string[]).includes(slug)

/** What a code names: `pessoa:12`, `grupo:Gestor`, `setor:rh`; null for any other text. */
export function lerDestinatario(codigo: string): Destinatario | null {
  const [, tipo, valor = ''] = /^(pessoa|grupo|setor):(.{1,40})$/u.exec(codigo) ?? []
  if (tipo === 'pessoa') return /^[1-9]\d{0,8}$/.test(valor) ? { tipo, id: Number(valor) } : null
  if (tipo === 'grupo') return isGrupo(valor) ? { tipo, grupo: valor } : null
  return tipo === 'setor' && isSetor(valor) ? { tipo, setor: valor } : null
}

export const codigoDaPessoa = (id: number): string => `pessoa:${id}`

/** A group or sector as it is written; null for a person, whose name is not known here. */
export function nomeDoDestinatario(codigo: string): string | null {
  const qual = lerDestinatario(codigo)
  if (qual?.tipo === 'grupo') return `Grupo ${rotuloDoGrupo(qual.grupo)}`
  return qual?.tipo === 'setor' ? `Setor ${setorOf(qual.setor).label}` : null
}

const todos: readonly string[] = [
  ...setorSlugs.map((slug) => `setor:${slug}`),
  ...grupos.map((grupo) => `grupo:${grupo}`),
]

/** Sectors and groups by part of the name, sectors first; none for no text. */
export function buscarConjuntos(busca: string): { codigo: string; nome: string }[] {
  const procurado = semAcento(busca.trim())
  if (procurado === '') return []
  return todos.flatMap((codigo) => {
    const nome = nomeDoDestinatario(codigo) ?? ''
    return semAcento(nome).includes(procurado) ? [{ codigo, nome }] : []
  })
}
