import { errosDaTela } from './errors-da-tela.ts'

/**
 * Every failure the API can answer: HTTP status, what happened and what the person can do, in Portuguese.
 * The texts are defaults; a call site may give a more exact one.
 */
export const erros = {
  validacao: {
    status: 400,
    mensagem: 'Há dados inválidos no envio.',
    acao: 'Corrija os campos indicados e envie de novo.',
  },
  corpo_invalido: {
    status: 400,
    mensagem: 'O conteúdo enviado não pôde ser lido.',
    acao: 'Atualize a página e tente novamente.',
  },
  credenciais: {
    status: 401,
    mensagem: 'Usuário ou senha incorretos.',
    acao: 'Confira os dados e tente de novo. Se esqueceu a senha, fale com o administrador.',
  },
  segundo_fator_recusado: {
    status: 401,
    mensagem: 'Código incorreto.',
    acao: 'Confira o código que o aplicativo mostra agora. Cada código vale uma vez.',
  },
  bilhete_vencido: {
    status: 401,
    mensagem: 'O tempo para este passo acabou.',
    acao: 'Volte e digite de novo usuário e senha.',
  },
  identidade_recusada: {
    status: 401,
    mensagem: 'O provedor de acesso não confirmou quem você é.',
    acao: 'Entre de novo. Se continuar, fale com o administrador.',
  },
  email_nao_confirmado: {
    status: 403,
    mensagem: 'Seu e-mail ainda não foi confirmado.',
    acao: 'Confirme o e-mail com a mensagem que você recebeu e entre de novo.',
  },
  sem_cadastro: {
    status: 403,
    mensagem: 'Este e-mail não tem cadastro no sistema.',
    acao: 'Peça ao administrador que cadastre seu usuário com este e-mail.',
  },
  sem_permissao: {
    status: 403,
    mensagem: 'Você não tem permissão para fazer isto.',
    acao: 'Se precisar deste acesso, peça ao administrador.',
  },
  autoaprovacao: {
    status: 403,
    mensagem: 'Quem pediu, preencheu ou enviou não pode aprovar.',
    acao: 'Peça a outra pessoa autorizada.',
  },
  mesma_pessoa: {
    status: 403,
    mensagem: 'Você já deu um parecer neste processo; este passo é de outra pessoa.',
    acao: 'Peça a outra pessoa autorizada.',
  },
  confirmar_senha: {
    status: 403,
    mensagem: 'Confirme sua senha para continuar.',
    acao: 'Digite sua senha; a confirmação vale por 5 minutos.',
  },
  cadastro_fechado: {
    status: 403,
    mensagem: 'O cadastro de novos usuários está fechado.',
    acao: 'Peça ao administrador que crie seu usuário.',
  },
  nao_encontrado: {
    status: 404,
    mensagem: 'Registro não encontrado.',
    acao: 'Confira o endereço ou volte para a lista.',
  },
  rota_inexistente: {
    status: 404,
    mensagem: 'Este endereço não existe.',
    acao: 'Confira o endereço chamado.',
  },
  sem_chaves_de_acesso: {
    status: 409,
    mensagem: 'Chaves de acesso não funcionam no endereço em que o sistema está aberto.',
    acao: 'Abra o sistema pelo endereço https que a empresa usa; nesta máquina, por http://localhost.',
  },
  transicao_invalida: {
    status: 409,
    mensagem: 'Esta ação não é possível na situação atual.',
    acao: 'Confira a situação de agora e tente de novo, se ainda couber.',
  },
  em_espera: {
    status: 409,
    mensagem: 'Sua decisão neste processo ainda pode ser desfeita.',
    acao: 'Desfaça-a ou espere alguns segundos e tente de novo.',
  },
  versao_antiga: {
    status: 409,
    mensagem: 'Este registro foi alterado por outra pessoa enquanto você trabalhava.',
    acao: 'Veja o que mudou e salve de novo.',
  },
  em_uso: {
    status: 409,
    mensagem: 'Já existe um registro com estes dados.',
    acao: 'Confira os campos indicados.',
  },
  chave_reutilizada: {
    status: 409,
    mensagem: 'Este envio repete a chave de outro envio com dados diferentes.',
    acao: 'Atualize a página e envie de novo.',
  },
  estoque_insuficiente: {
    status: 409,
    mensagem: 'O estoque deste local não tem todas as peças.',
    acao: 'Confira a quantidade ou escolha outro local.',
  },
  corpo_grande: {
    status: 413,
    mensagem: 'O conteúdo enviado é grande demais.',
    acao: 'Envie menos dados de cada vez.',
  },
  tipo_nao_aceito: {
    status: 415,
    mensagem: 'Este tipo de conteúdo não é aceito aqui.',
    acao: 'Envie os dados como JSON.',
  },
  arquivo_grande: {
    status: 413,
    mensagem: 'O arquivo enviado é grande demais.',
    acao: 'Envie um arquivo menor.',
  },
  arquivo_infectado: {
    status: 415,
    mensagem: 'O antivírus recusou este arquivo.',
    acao: 'Passe o antivírus no seu computador e envie o documento de outra origem. Avise o administrador.',
  },
  arquivo_recusado: {
    status: 415,
    mensagem: 'Este tipo de arquivo não é aceito aqui.',
    acao: 'Envie o arquivo em um dos formatos indicados.',
  },
  pendencias: {
    status: 422,
    mensagem: 'Há pendências que impedem esta ação.',
    acao: 'Resolva os itens indicados e tente de novo.',
  },
  muitas_tentativas: {
    status: 429,
    mensagem: 'Muitas tentativas em pouco tempo.',
    acao: 'Aguarde um pouco e tente de novo.',
  },
  provedor_fora: {
    status: 503,
    mensagem: 'O provedor de acesso não respondeu.',
    acao: 'Espere alguns instantes e tente de novo.',
  },
  ocupado: {
    status: 503,
    mensagem: 'O sistema está ocupado agora.',
    acao: 'Espere alguns segundos e tente de novo. Nada do que você digitou foi perdido.',
  },
  sem_espaco: {
    status: 507,
    mensagem: 'O servidor está sem espaço em disco.',
    acao: 'Avise quem cuida do servidor e tente de novo depois. Nada do que você digitou foi perdido.',
  },
  disco_falhou: {
    status: 503,
    mensagem: 'O disco do servidor falhou.',
    acao: 'Avise quem cuida do servidor e tente de novo depois. Nada do que você digitou foi perdido.',
  },
  cifra_violada: {
    status: 500,
    mensagem: 'Um dado cifrado deste registro foi mudado fora do sistema, e não se lê.',
    acao: 'Avise o administrador: o log diz qual dado é, e a operação o que conferir.',
  },
  cifra_sem_chave: {
    status: 500,
    mensagem: 'A chave que cifrou um dado deste registro não está neste servidor.',
    acao: 'Avise o administrador: a chave tem de voltar da cópia que se guardou dela.',
  },
  ...errosDaTela,
} as const satisfies Readonly<Record<string, { status: number; mensagem: string; acao: string }>>

export type CodigoErro = keyof typeof erros
