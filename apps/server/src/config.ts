import { BlockList, isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { StartupError } from './startup-error.ts'

type Schema = z.core.$ZodType<unknown, string>

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

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

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
    purpose: 'Identificador da chave de acesso a ARQUIVOS_S3.',
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
    purpose: 'Servidor PostgreSQL 15 ou mais novo a usar no lugar do embutido.',
    accepts: 'postgresql://usuario:senha@servidor:5432/banco',
    schema: z.string().refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)),
    secret: true,
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
  SESSAO_MAX_HORAS: variable({
    default: '10',
    purpose: 'Duração máxima de uma sessão, em horas.',
    accepts: 'um número inteiro de 1 a 24',
    schema: integer(1, 24),
  }),
  EMPRESA_FUSO: variable({
    default: 'America/Sao_Paulo',
    purpose: 'Fuso horário da empresa: define o dia de hoje e os horários de acesso.',
    accepts: 'um nome como America/Manaus ou America/Rio_Branco',
    schema: z.string().refine(isTimeZone),
  }),
  METODO_LOGIN: variable({
    default: 'jwt',
    purpose: 'Forma de entrar no sistema.',
    accepts: 'jwt, o único método disponível nesta versão',
    schema: z.enum(['jwt']),
  }),
  ORIGEM_PUBLICA: variable({
    whenAbsent: 'a do próprio pedido',
    purpose: 'Endereço pelo qual as pessoas acessam, quando há um proxy na frente.',
    accepts: 'a origem sem barra no fim, como https://rh.empresa.com.br',
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
  LOG_NIVEL: variable({
    default: 'warn',
    purpose: 'Quanto o servidor registra no terminal.',
    accepts: logLevels.join(', '),
    schema: z.enum(logLevels),
  }),
} as const

type Variables = typeof variables
type Name = keyof Variables
type Value<V> = V extends { schema: infer S extends Schema }
  ? z.output<S> | (V extends { default: string } ? never : undefined)
  : never
type Values = { readonly [N in Name]: Value<Variables[N]> }
export type Env = Readonly<Record<string, string | undefined>>

export interface S3Config {
  /** Address of the service with the bucket at its end. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export interface Config {
  readonly port: number
  readonly host: string
  readonly dadosDir: string
  /** Where files are kept when not in `dadosDir`. */
  readonly s3: S3Config | undefined
  readonly databaseUrl: string | undefined
  readonly poolMax: number
  readonly demo: boolean
  readonly cadastroAberto: boolean
  readonly sessaoMaxHoras: number
  readonly empresaFuso: string
  readonly metodoLogin: 'jwt'
  readonly origemPublica: string | undefined
  readonly proxyConfiavel: readonly string[]
  readonly logNivel: (typeof logLevels)[number]
}

const names = Object.keys(variables) as Name[]
const repository = join(import.meta.dirname, '../../..')

/** An empty variable counts as absent: that is how .env files and containers leave one out. */
function readValues(env: Env): { values: Values; problems: string[] } {
  const values: Partial<Record<Name, unknown>> = {}
  const problems: string[] = []
  for (const name of names) {
    const { schema, accepts, ...spec } = variables[name]
    const text = env[name]?.trim() || ('default' in spec ? spec.default : undefined)
    if (text === undefined) continue
    const result = z.safeParse(schema, text)
    const shown = 'secret' in spec ? 'o valor informado' : `"${text}"`
    if (result.success) values[name] = result.data
    else problems.push(`${name}: ${shown} não serve. Valores aceitos: ${accepts}.`)
  }
  // Each value came out of its own schema; with problems there is no configuration to use them.
  return { values: values as Values, problems }
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

const isLoopback = (host: string): boolean =>
  host === 'localhost' || (isIP(host) !== 0 && loopback.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4'))

function toConfig(values: Values): Config {
  const demo = values.DEMO ?? values.DATABASE_URL === undefined
  return {
    port: values.PORT,
    host: values.HOST,
    dadosDir: values.DADOS_DIR === undefined ? join(repository, 'dados') : resolve(values.DADOS_DIR),
    s3: toS3(values),
    databaseUrl: values.DATABASE_URL,
    poolMax: values.POOL_MAX,
    demo,
    cadastroAberto: values.CADASTRO_ABERTO ?? demo,
    sessaoMaxHoras: values.SESSAO_MAX_HORAS,
    empresaFuso: values.EMPRESA_FUSO,
    metodoLogin: values.METODO_LOGIN,
    origemPublica: values.ORIGEM_PUBLICA,
    proxyConfiavel: values.PROXY_CONFIAVEL ?? [],
    logNivel: values.LOG_NIVEL,
  }
}

function toS3(values: Values): S3Config | undefined {
  const { ARQUIVOS_S3, ARQUIVOS_S3_REGIAO, ARQUIVOS_S3_CHAVE, ARQUIVOS_S3_SEGREDO } = values
  return ARQUIVOS_S3 && ARQUIVOS_S3_CHAVE && ARQUIVOS_S3_SEGREDO
    ? {
        endpoint: ARQUIVOS_S3,
        region: ARQUIVOS_S3_REGIAO,
        accessKeyId: ARQUIVOS_S3_CHAVE,
        secretAccessKey: ARQUIVOS_S3_SEGREDO,
      }
    : undefined
}

/** Reads the settings from the environment; throws one message that names every wrong variable. */
export function loadConfig(env: Env): Config {
  const { values, problems } = readValues(env)
  const config = toConfig(values)
  if ('HOST' in values && config.demo && !isLoopback(config.host) && !values.DEMO_PUBLICO) {
    problems.push(
      `HOST: a demonstração tem senhas conhecidas e só atende na própria máquina; "${config.host}" a abriria à rede. ` +
        'Use DEMO=0 para dados reais, ou DEMO_PUBLICO=1 para expor a demonstração assim mesmo.',
    )
  }
  if (values.ARQUIVOS_S3 && !config.s3)
    problems.push('ARQUIVOS_S3: informe também ARQUIVOS_S3_CHAVE e ARQUIVOS_S3_SEGREDO.')
  if (problems.length === 0) return config
  throw new StartupError(`Configuração inválida:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
}
