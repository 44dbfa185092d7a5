import { alerta } from '../achado.ts'
import { janela, type Horario } from '../acesso/janela.ts'
import type { Pendencia } from '../pendencia.ts'
import type { Grupo } from '../setores/grupos.ts'
import { ADMINISTRADOR } from './aberturas.ts'

// An administrator who changes the own access may lock himself out: allowed, but never without knowing.

export const avisosDosProprios = {
  grupos: (depois: readonly Grupo[]): Pendencia[] =>
    depois.includes(ADMINISTRADOR)
      ? []
      : [
          alerta(
            'perder_administrador',
            'Você deixará de ser Administrador: ao salvar, esta tela se fecha para você e só outro administrador desfaz.',
          ),
        ],
  horarios: (depois: readonly Horario[], agora: Temporal.Instant, fuso: string): Pendencia[] =>
    janela(depois, agora, fuso).aberta
      ? []
      : [
          alerta(
            'sair_agora',
            'Com estes horários você está fora do seu acesso: ao salvar, sua sessão termina e você só volta na próxima janela.',
          ),
        ],
  desativacao: (): Pendencia[] => [
    alerta(
      'desativar_a_si',
      'É o seu próprio usuário: ao desativar, sua sessão termina e só outro administrador o reativa.',
    ),
  ],
} as const

/** What is told to the person whose access somebody else changed. */
export const mudancasDeAcesso = {
  grupos: (quem: string) => `${quem} mudou os seus grupos de acesso: o menu já mostra o que eles abrem.`,
  horarios: (quem: string) => `${quem} mudou os seus horários de acesso. Eles estão no seu perfil.`,
  contratos: (quem: string) => `${quem} mudou os contratos que você acompanha.`,
  liberacao: (quem: string, ate: string) => `${quem} liberou o seu acesso fora do horário até ${ate}.`,
  revogacao: (quem: string) => `${quem} encerrou a sua liberação fora do horário.`,
} as const

/** What is told to the person whose second factor is not as it was, or was tried in vain. */
export const avisosDoFator = {
  cadastrado: 'O segundo passo do seu acesso foi cadastrado. Se não foi você, fale já com o administrador.',
  retirado: 'O segundo passo do seu acesso foi retirado. Se não foi você, fale já com o administrador.',
  chaveCadastrada: (nome: string) =>
    `A chave de acesso “${nome}” foi cadastrada no seu usuário. Se não foi você, fale já com o administrador.`,
  chaveRetirada: (nome: string) =>
    `A chave de acesso “${nome}” foi retirada do seu usuário. Se não foi você, fale já com o administrador.`,
  chaveRepetida: (nome: string) =>
    `A chave de acesso “${nome}” foi recusada: o contador dela voltou atrás, como o de uma cópia. Retire-a no seu perfil e fale com o administrador.`,
  codigos: 'Seus códigos de recuperação foram trocados. Se não foi você, fale já com o administrador.',
  codigoUsado: (restam: number) =>
    `Um código de recuperação foi usado para entrar no seu acesso; ${restam === 1 ? 'resta 1' : `restam ${restam}`}. Se não foi você, troque a senha.`,
  tentado:
    'Alguém acertou a sua senha e errou várias vezes o segundo passo. Se não foi você, troque a senha agora.',
  zerado: (quem: string, motivo: string) =>
    `${quem} retirou o segundo passo do seu acesso. Motivo: ${motivo}. Cadastre outro no seu perfil.`,
} as const
