import type { Usuario } from './queries.ts'
import { rotuloDoGrupo } from '@rh/domain/setores/grupos'

const campos = { nome: 'Nome', usuario: 'Usuário', email: 'E-mail', telefone: 'Telefone' } as const

const iguais = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What is different in the newer of two versions of a user, in words. */
export function diferencas(antes: Usuario, agora: Usuario): string[] {
  const dados = (Object.keys(campos) as (keyof typeof campos)[])
    .filter((campo) => antes[campo] !== agora[campo])
    .map((campo) => `${campos[campo]} agora é ${agora[campo] ?? 'vazio'}.`)
  return [
    ...dados,
    ...(antes.vinculo?.id === agora.vinculo?.id
      ? []
      : [`Colaborador agora é ${agora.vinculo?.nome ?? 'nenhum'}.`]),
    ...(iguais(antes.grupos, agora.grupos)
      ? []
      : [`Grupos agora: ${agora.grupos.map(rotuloDoGrupo).join(', ') || 'nenhum'}.`]),
    ...(iguais(antes.Horarios, agora.Horarios) ? [] : ['Os horários mudaram.']),
    ...(iguais(antes.contratoIds, agora.contratoIds) ? [] : ['Os contratos no escopo mudaram.']),
    ...(antes.situacao === agora.situacao
      ? []
      : [agora.situacao === 'desativado' ? 'O usuário foi desativado.' : 'A situação do usuário mudou.']),
  ]
}
