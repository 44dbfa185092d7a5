/** Failures that the screens meet by themselves, before or without an answer: the only texts of `erros` that they carry. */
export const errosDaTela = {
  sessao_expirada: {
    status: 401,
    mensagem: 'Login expirado, por favor faça login novamente.',
    acao: 'Entre de novo para continuar.',
  },
  fora_do_horario: {
    status: 403,
    mensagem: 'Horário de acesso não permitido!',
    acao: 'Entre dentro do seu horário ou peça uma liberação ao administrador.',
  },
  setor_desconhecido: {
    status: 404,
    mensagem: 'Setor não encontrado nos dados de navegação.',
    acao: 'Atualize a página para receber a versão nova. Se continuar, avise o administrador.',
  },
  interno: {
    status: 500,
    mensagem: 'Erro! Entre em contato com o suporte',
    acao: 'Informe o código da requisição ao suporte.',
  },
} as const

export type ErroDaTela = keyof typeof errosDaTela
