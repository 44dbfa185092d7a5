import { ApiError } from '../api/api-error.ts'

/** What the person is told of a failure at a provider. */
export interface Palavras {
  readonly mensagem: string
  readonly acao: string
}

const palavras = (mensagem: string, acao: string): Palavras => ({ mensagem, acao })

const SUPORTE = 'Fale com o administrador do sistema.'

export const ditos = {
  credenciais: palavras('E-mail ou senha incorretos.', 'Confira os dois e tente de novo.'),
  codigoErrado: palavras(
    'O código não confere.',
    'Confira o código da mensagem mais recente e tente de novo.',
  ),
  codigoVencido: palavras('O código venceu ou já foi usado.', 'Peça outro e use o mais recente.'),
  linkVencido: palavras(
    'Este link venceu ou já foi usado.',
    'Peça outra mensagem e abra o link mais recente.',
  ),
  senhaFraca: palavras(
    'O provedor de acesso recusou esta senha.',
    'Escolha uma senha mais longa, com letras maiúsculas e minúsculas, números e símbolos.',
  ),
  semSenha: palavras('Informe sua senha.', 'A senha é a do provedor de acesso.'),
  emailInvalido: palavras('E-mail inválido.', 'Confira o e-mail e tente de novo.'),
  emUso: palavras(
    'Já existe uma conta com este e-mail no provedor de acesso.',
    'Entre com ela, ou use "Esqueci minha senha".',
  ),
  desativada: palavras('Esta conta foi desativada no provedor de acesso.', SUPORTE),
  semConta: palavras(
    'Não há conta com este e-mail no provedor de acesso.',
    'Confira o e-mail ou crie a conta.',
  ),
  naoConfirmado: palavras('Seu e-mail ainda não foi confirmado.', 'Confirme-o e entre de novo.'),
  redefinir: palavras('O provedor de acesso pede uma senha nova.', 'Use "Esqueci minha senha".'),
  tentativas: palavras('Muitas tentativas em pouco tempo.', 'Aguarde alguns minutos e tente de novo.'),
  mensagem: palavras('Não foi possível enviar a mensagem.', `Tente de novo em alguns minutos. ${SUPORTE}`),
  segundoFator: palavras('Esta conta pede uma segunda confirmação, que ainda não é aceita aqui.', SUPORTE),
  recomecar: palavras('A entrada foi interrompida.', 'Comece de novo.'),
  janela: palavras(
    'A janela do provedor de acesso não abriu.',
    'Permita janelas deste site e tente de novo.',
  ),
  desistiu: palavras('A janela do provedor de acesso foi fechada.', 'Tente de novo quando quiser.'),
  negado: palavras('O provedor de acesso não permitiu a entrada.', SUPORTE),
  rede: palavras(
    'Não foi possível falar com o provedor de acesso.',
    'Confira sua conexão e tente de novo em alguns instantes.',
  ),
  configuracao: palavras('O provedor de acesso não está bem configurado.', SUPORTE),
  naoPrevisto: palavras('O provedor de acesso recusou a operação.', `Tente de novo. ${SUPORTE}`),
} as const satisfies Readonly<Record<string, Palavras>>

export type Dito = keyof typeof ditos

/** A failure at the provider, in our words. */
export const falhaNoProvedor = (dito: Dito): ApiError =>
  new ApiError({ status: 0, codigo: 'provedor', ...ditos[dito] })

/** Codes by what they are told as. */
export type Tabela = Readonly<Partial<Record<Dito, readonly string[]>>>

/** What a code of the SDK is told as; null for one that its documents do not name. */
export const ditoDe = (tabela: Tabela, codigo: string): Dito | null =>
  (Object.keys(tabela) as Dito[]).find((dito) => tabela[dito]?.includes(codigo)) ?? null

/** Runs a step at the provider; whatever it throws is thrown in our words. */
export async function traduzindo<T>(
  tabela: Tabela,
  codigoDe: (error: unknown) => string | undefined,
  passo: () => Promise<T>,
): Promise<T> {
  try {
    return await passo()
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw falhaNoProvedor(ditoDe(tabela, codigoDe(error) ?? '') ?? 'naoPrevisto')
  }
}
