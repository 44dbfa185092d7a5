import { isIP } from 'node:net'
import { metodosDeLogin } from '@rh/domain/acesso/provedor'
import { z } from 'zod'
import { isDatabaseUrl, urlsOf } from './db/hosts.ts'
import { isLoopbackUrl } from './loopback.ts'

export type Schema = z.core.$ZodType<unknown, string>

interface Common<S extends Schema> {
  readonly purpose: string
  readonly accepts: string
  readonly schema: S
  /** Its value never appears in a message. */
  readonly secret?: true
}

/** Has a value of its own when it is not set. */
interface WithDefault<S extends Schema> extends Common<S> {
  readonly default: string
}

/** Has none: the README says what applies then. */
interface WithoutDefault<S extends Schema> extends Common<S> {
  readonly whenAbsent: string
}

const variable = <S extends Schema, V extends WithDefault<S> | WithoutDefault<S>>(spec: V & Common<S>): V =>
  spec

const integer = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))

const onOff = z.enum(['0', '1']).transform((value) => value === '1')
const ON_OFF = '1 (sim) ou 0 (não)'

const isTimeZone = (name: string): boolean => {
  try {
    // Offsets ("-03:00") are valid for Intl, but know nothing of daylight saving time.
    return /^[A-Z]/i.test(name) && Boolean(new Intl.DateTimeFormat('pt-BR', { timeZone: name }))
  } catch {
    return false
  }
}

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Every variable the system reads: the code, the messages and the table in the README come from here. */
export const variables = {
  PORT: variable({
    default: '3000',
    purpose: 'Porta em que o sistema atende.',
    accepts: 'um número inteiro de 0 a 65535 (0 escolhe uma porta livre)',
    schema: integer(0, 65_535),
  }),
  HOST: variable({
    default: '127.0.0.1',
    purpose: 'Endereço em que o sistema atende. O padrão só aceita acessos da própria máquina.',
    accepts: 'um endereço IP ou nome de máquina, como 0.0.0.0 ou localhost',
    schema: z.string().regex(/^[\w.:-]{1,255}$/),
  }),
  DADOS_DIR: variable({
    whenAbsent: './dados',
    purpose: 'Pasta do banco de dados embutido.',
    accepts: 'o caminho de uma pasta',
    schema: z.string().max(4096),
  }),
  COPIAS_DIR: variable({
    whenAbsent: 'não faz cópias de segurança',
    purpose:
      'Pasta das cópias de segurança do banco embutido e dos arquivos enviados, de preferência em outro disco.',
    accepts: 'o caminho de uma pasta',
    schema: z.string().max(4096),
  }),
  COPIAS_DIAS: variable({
    default: '14',
    purpose: 'Dias em que cada cópia fica; de cada um dos doze meses antes fica uma.',
    accepts: 'um número inteiro de 1 a 365',
    schema: integer(1, 365),
  }),
  COPIAS_CHAVE: variable({
    whenAbsent: 'as cópias não são cifradas',
    purpose:
      'Chave com que as cópias são cifradas. Guarde-a também fora do servidor: sem ela nada se restaura.',
    accepts: 'uma chave do age, que npm run backup -- --criar-chave mostra',
    schema: z.string().regex(/^AGE-SECRET-KEY-1[A-Z0-9]{58}$/),
    secret: true,
  }),
  ARQUIVOS_S3: variable({
    whenAbsent: 'guarda os arquivos na pasta arquivos de DADOS_DIR',
    purpose: 'Serviço compatível com S3 em que ficam os arquivos enviados, com o bucket no fim do endereço.',
    accepts: 'https://s3.sa-east-1.amazonaws.com/meu-bucket',
    schema: z.string().refine((text) => /^https?:\/\/[^/]+\/[^/?#]+$/.test(text) && URL.canParse(text)),
  }),
  ARQUIVOS_S3_REGIAO: variable({
    default: 'us-east-1',
    purpose: 'Região do serviço de ARQUIVOS_S3.',
    accepts: 'o nome da região, como sa-east-1',
    schema: z.string().regex(/^[a-z0-9-]{2,40}$/),
  }),
  ARQUIVOS_S3_CHAVE: variable({
    whenAbsent: 'é preciso com ARQUIVOS_S3',
    purpose: 'Identificador da chave de acesso a ARQUIVOS_S3, que precisa ler, gravar, apagar e listar.',
    accepts: 'o identificador que o serviço deu',
    schema: z.string().min(3).max(200),
    secret: true,
  }),
  ARQUIVOS_S3_SEGREDO: variable({
    whenAbsent: 'é preciso com ARQUIVOS_S3',
    purpose: 'Segredo da chave de acesso a ARQUIVOS_S3.',
    accepts: 'o segredo que o serviço deu',
    schema: z.string().min(8).max(500),
    secret: true,
  }),
  DATABASE_URL: variable({
    whenAbsent: 'usa o PostgreSQL embutido',
    purpose:
      'Servidor PostgreSQL 15 ou mais novo a usar no lugar do embutido. De vários servidores que replicam o mesmo banco, o sistema trabalha no que aceita gravações.',
    accepts:
      'postgresql://usuario:senha@servidor:5432/banco, ou vários servidores separados por vírgula: @um:5432,dois:5432/banco',
    schema: z.string().refine(isDatabaseUrl),
    secret: true,
  }),
  DATABASE_URL_DONO: variable({
    whenAbsent: 'as migrações usam DATABASE_URL, e nada no banco protege a trilha de auditoria',
    purpose:
      'O mesmo banco de DATABASE_URL com o usuário dono das tabelas, que faz as migrações; o de DATABASE_URL fica só com as linhas.',
    accepts: 'postgresql://dono:senha@servidor:5432/banco',
    schema: z.string().refine(isDatabaseUrl),
    secret: true,
  }),
  DATABASE_URL_LEITURA: variable({
    whenAbsent: 'tudo é lido de DATABASE_URL',
    purpose:
      'Uma réplica do banco de DATABASE_URL, de que se leem relatórios e exportações enquanto não está atrasada.',
    accepts: 'postgresql://usuario:senha@replica:5432/banco, um servidor só',
    schema: z.string().refine((text) => isDatabaseUrl(text) && urlsOf(text).length === 1),
    secret: true,
  }),
  DATABASE_SEM_TLS: variable({
    default: '0',
    purpose:
      'Aceita um banco de outra máquina sem TLS. Sem isso, o endereço precisa de sslmode=verify-full (ou require).',
    accepts: ON_OFF,
    schema: onOff,
  }),
  LEITURA_ATRASO: variable({
    default: '5',
    purpose:
      'Segundos que a réplica de DATABASE_URL_LEITURA pode estar atrasada; além disso lê-se do principal.',
    accepts: 'um número inteiro de 1 a 60',
    schema: integer(1, 60),
  }),
  SAIDA_MS: variable({
    whenAbsent: '750 com DATABASE_URL, 0 sem ela',
    purpose:
      'Ao encerrar, por quantos milissegundos ainda se atende a tudo, enquanto /api/pronto já manda o proxy a outra instância.',
    accepts: 'um número inteiro de 0 a 1500',
    schema: integer(0, 1500),
  }),
  AUDITORIA_CHAVE: variable({
    whenAbsent: 'uma chave feita no primeiro início, no arquivo auditoria.chave de DADOS_DIR',
    purpose:
      'Chaves que assinam os selos da trilha de auditoria e cifram contas, CIDs e segundos fatores; usa-se a última. Preciso quando vários servidores usam o mesmo banco.',
    accepts: '64 algarismos hexadecimais, ou vários grupos deles separados por vírgula',
    schema: z
      .string()
      .transform((text) => text.split(',').map((item) => item.trim()))
      .pipe(z.array(z.string().regex(/^[0-9a-f]{64}$/)).min(1)),
    secret: true,
  }),
  AUDITORIA_ANCORA: variable({
    whenAbsent: 'o arquivo auditoria.ancora de DADOS_DIR',
    purpose:
      'Onde os selos da trilha ficam fora do banco: um arquivo em outro disco, ou um bucket, com as chaves de ARQUIVOS_S3.',
    accepts: 'o caminho de um arquivo, ou o endereço de um bucket como em ARQUIVOS_S3',
    schema: z.string().max(4096),
  }),
  AUDITORIA_ANCORA_DIAS: variable({
    whenAbsent: 'o que o bucket determina',
    purpose: 'Dias em que nem o dono do bucket pode apagar um selo (Object Lock em modo COMPLIANCE).',
    accepts: 'um número inteiro de 1 a 36500',
    schema: integer(1, 36_500),
  }),
  POOL_MAX: variable({
    default: '10',
    purpose: 'Máximo de conexões ao banco de dados.',
    accepts: 'um número inteiro de 1 a 200',
    schema: integer(1, 200),
  }),
  DEMO: variable({
    whenAbsent: '1 sem DATABASE_URL, 0 com ela',
    purpose: 'Carrega uma empresa de demonstração quando o banco está vazio.',
    accepts: ON_OFF,
    schema: onOff,
  }),
  DEMO_PUBLICO: variable({
    default: '0',
    purpose: 'Permite a demonstração, cujas senhas são conhecidas, fora da própria máquina.',
    accepts: ON_OFF,
    schema: onOff,
  }),
  CADASTRO_ABERTO: variable({
    whenAbsent: 'o mesmo que DEMO',
    purpose: 'Qualquer pessoa pode pedir um usuário na tela de cadastro.',
    accepts: ON_OFF,
    schema: onOff,
  }),
  METRICAS_TOKEN: variable({
    whenAbsent: 'não oferece métricas',
    purpose: 'Token com que se leem as métricas em /metrics (OpenMetrics).',
    accepts: 'um segredo de 24 a 200 letras, algarismos e - . _ ~ + / =',
    secret: true,
    schema: z.string().regex(/^[\w\-.~+/=]{24,200}$/),
  }),
  SEGURANCA_DIAS: variable({
    default: '365',
    purpose: 'Por quantos dias os eventos de segurança são guardados.',
    accepts: 'um número inteiro de 180 a 3650',
    schema: integer(180, 3650),
  }),
  SESSAO_MAX_HORAS: variable({
    default: '10',
    purpose: 'Duração máxima de uma sessão, em horas.',
    accepts: 'um número inteiro de 1 a 24',
    schema: integer(1, 24),
  }),
  EMERGENCIA_HORAS: variable({
    default: '2',
    purpose: 'Quanto dura a sessão do acesso de emergência, em horas.',
    accepts: 'um número inteiro de 1 a 12',
    schema: integer(1, 12),
  }),
  SESSAO_ENTRE_ABAS: variable({
    default: '1',
    purpose: 'Um link aberto em outra aba entra sem pedir a senha de novo, com a sessão de uma aba aberta.',
    accepts: ON_OFF,
    schema: onOff,
  }),
  SENHAS_VAZADAS_URL: variable({
    whenAbsent: 'senhas novas são conferidas só com a lista que vem com o sistema',
    purpose:
      'Serviço de senhas vazadas a que se pergunta por cada senha nova, sem a dizer; quando ele não responde, vale a lista.',
    accepts: 'o endereço de um serviço como o do Have I Been Pwned: https://api.pwnedpasswords.com/range',
    schema: z
      .string()
      .refine((text) => (text.startsWith('https://') ? URL.canParse(text) : isLoopbackUrl(text))),
  }),
  CLAMAV_URL: variable({
    whenAbsent: 'os arquivos enviados não passam por antivírus',
    purpose: 'Antivírus (clamd) por que passa cada arquivo enviado antes de ser guardado.',
    accepts: 'tcp://servidor:3310',
    schema: z.string().refine((text) => /^tcp:\/\/[^/]+:\d{1,5}$/.test(text) && URL.canParse(text)),
  }),
  CLAMAV_OBRIGATORIO: variable({
    default: '1',
    purpose: 'Quando o antivírus de CLAMAV_URL não responde, nenhum arquivo é aceito.',
    accepts: ON_OFF,
    schema: onOff,
  }),
  SMTP_URL: variable({
    whenAbsent: 'não envia e-mails',
    purpose: 'Servidor de e-mail pelo qual saem os avisos que ninguém leu em dez minutos.',
    accepts: 'smtps://usuario:senha@servidor:465 ou smtp://usuario:senha@servidor:587',
    schema: z.string().refine((text) => /^smtps?:\/\/[^/]+$/.test(text) && URL.canParse(text)),
    secret: true,
  }),
  EMAIL_REMETENTE: variable({
    whenAbsent: 'é preciso com SMTP_URL',
    purpose: 'Endereço que assina os e-mails de SMTP_URL.',
    accepts: 'um endereço como rh@empresa.com.br',
    schema: z.email().max(254),
  }),
  EMPRESA_FUSO: variable({
    default: 'America/Sao_Paulo',
    purpose: 'Fuso horário da empresa: define o dia de hoje e os horários de acesso.',
    accepts: 'um nome como America/Manaus ou America/Rio_Branco',
    schema: z.string().refine(isTimeZone),
  }),
  METODO_LOGIN: variable({
    default: 'jwt',
    purpose:
      'Forma de entrar no sistema: com a senha daqui (jwt), ou em um provedor, que confirma o e-mail de quem já tem usuário.',
    accepts: metodosDeLogin.join(', '),
    schema: z.enum(metodosDeLogin),
  }),
  COGNITO_POOL: variable({
    whenAbsent: 'é preciso com METODO_LOGIN=amplify',
    purpose: 'Identificador do user pool do Amazon Cognito; começa pela região.',
    accepts: 'o identificador que a AWS mostra, como sa-east-1_AbC123xyZ',
    schema: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d_[A-Za-z0-9]{1,46}$/),
  }),
  COGNITO_CLIENTE: variable({
    whenAbsent: 'é preciso com METODO_LOGIN=amplify',
    purpose: 'Identificador do aplicativo (app client, sem segredo) no user pool; é o público dos tokens.',
    accepts: 'o identificador que a AWS mostra, de letras minúsculas e números',
    schema: z.string().regex(/^[a-z0-9]{8,128}$/),
  }),
  COGNITO_EMULADOR: variable({
    whenAbsent: 'o da AWS',
    purpose: 'Endereço de um emulador do Cognito, para testes nesta máquina.',
    accepts: 'a origem sem barra no fim, como http://127.0.0.1:9229',
    schema: z.string().refine(isOrigin),
  }),
  FIREBASE_PROJETO: variable({
    whenAbsent: 'é preciso com METODO_LOGIN=firebase',
    purpose: 'Identificador do projeto do Firebase; é o público dos tokens.',
    accepts: 'o identificador do projeto, como rh-empresa-1a2b3',
    schema: z.string().regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/),
  }),
  FIREBASE_CHAVE_WEB: variable({
    whenAbsent: 'é preciso com METODO_LOGIN=firebase',
    purpose: 'Chave web do projeto do Firebase, que vai às telas e não é segredo.',
    accepts: 'a chave da API Web que o console do Firebase mostra',
    schema: z.string().regex(/^[\w-]{10,100}$/),
  }),
  FIREBASE_AUTH_EMULATOR_HOST: variable({
    whenAbsent: 'o do Google',
    purpose:
      'Emulador do Firebase Authentication, para testes nesta máquina. Ninguém assina os tokens dele: com ele qualquer um entra.',
    accepts: 'máquina e porta, como 127.0.0.1:9099',
    schema: z.string().regex(/^[\w.:[\]-]{1,255}:\d{1,5}$/),
  }),
  AUTH0_DOMINIO: variable({
    whenAbsent: 'é preciso com METODO_LOGIN=auth0',
    purpose: 'Domínio do tenant do Auth0.',
    accepts:
      'o domínio sem barra no fim, como empresa.us.auth0.com; com http:// só nesta máquina, para testes',
    schema: z
      .string()
      .transform((text) => (/^https?:/.test(text) ? text : `https://${text}`))
      .pipe(z.string().refine(isOrigin)),
  }),
  AUTH0_CLIENTE: variable({
    whenAbsent: 'é preciso com METODO_LOGIN=auth0',
    purpose: 'Client ID do aplicativo (Single Page Application) no Auth0; é o público dos tokens.',
    accepts: 'o identificador que o Auth0 mostra',
    schema: z.string().regex(/^[\w-]{8,128}$/),
  }),
  ORIGEM_PUBLICA: variable({
    whenAbsent: 'a do próprio pedido',
    purpose: 'Endereço pelo qual as pessoas acessam, quando há um proxy na frente.',
    accepts: 'a origem sem barra no fim, como https://rh.empresa.com.br',
    schema: z.string().refine(isOrigin),
  }),
  ORIGEM_WEBSOCKET: variable({
    whenAbsent: 'a mesma das páginas',
    purpose:
      'Endereço dos avisos em tempo real, quando ficam em outro host; pede ORIGEM_PUBLICA, a das páginas.',
    accepts: 'a origem sem barra no fim, como https://tempo-real.empresa.com.br',
    schema: z.string().refine(isOrigin),
  }),
  PROXY_CONFIAVEL: variable({
    whenAbsent: 'nenhum',
    purpose: 'Proxies cujos cabeçalhos dizem o endereço de quem acessa.',
    accepts: 'endereços IP ou redes separados por vírgula, como 10.0.0.1,192.168.0.0/16',
    schema: z
      .string()
      .transform((text) => text.split(',').map((item) => item.trim()))
      .pipe(z.array(z.string().refine(isNetwork))),
  }),
  HTTP_SEM_TLS: variable({
    default: '0',
    purpose:
      'Aceita atender a rede sem TLS. Sem isso, um HOST de fora da máquina precisa de PROXY_CONFIAVEL e de ORIGEM_PUBLICA com https.',
    accepts: ON_OFF,
    schema: onOff,
  }),
  WEBHOOKS_INTERNOS: variable({
    whenAbsent: 'só a internet',
    purpose: 'Endereços da rede interna que podem receber webhooks.',
    accepts: 'endereços IP ou redes separados por vírgula, como 10.0.0.1,192.168.0.0/16',
    schema: z
      .string()
      .transform((text) => text.split(',').map((item) => item.trim()))
      .pipe(z.array(z.string().refine(isNetwork))),
  }),
  LOG_NIVEL: variable({
    default: 'warn',
    purpose: 'Quanto o servidor registra no terminal.',
    accepts: logLevels.join(', '),
    schema: z.enum(logLevels),
  }),
} as const
