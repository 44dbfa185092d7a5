import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { MetodoDeLogin, ProvedorDeAcesso } from '@rh/domain/acesso/provedor'
import { withFiles } from './config-arquivos.ts'
import { problemasDoProvedor, toProvedor } from './config-provedor.ts'
import { problemasDeTls } from './config-tls.ts'
import { variables, type logLevels, type Schema } from './config-variables.ts'
import { isLoopback } from './loopback.ts'
import { StartupError } from './startup-error.ts'

type Variables = typeof variables
type Name = keyof Variables
type Value<V> = V extends { schema: infer S extends Schema }
  ? z.output<S> | (V extends { default: string } ? never : undefined)
  : never
export type Values = { readonly [N in Name]: Value<Variables[N]> }
export type Env = Readonly<Record<string, string | undefined>>

export interface S3Config {
  /** Address of the service with the bucket at its end. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export interface SmtpConfig {
  /** With user and password in it. */
  readonly url: string
  readonly remetente: string
  /** What the links of a message begin with. */
  readonly origem: string
}

/** The daemon that scans what people send. */
export interface AntivirusConfig {
  readonly host: string
  readonly port: number
  /** Nothing is taken while it does not answer. */
  readonly obrigatorio: boolean
}

export interface CopiasConfig {
  readonly pasta: string
  /** Days of which every copy is kept. */
  readonly dias: number
  /** An age identity; without it copies are not encrypted. */
  readonly chave: string | undefined
}

/** Where the trail's seals are kept outside the database. */
export type AncoraConfig =
  | { readonly arquivo: string }
  | {
      readonly s3: S3Config
      /** Days under lock of each; absent, as the bucket says. */
      readonly dias: number | undefined
    }

export interface Config {
  readonly port: number
  readonly host: string
  readonly dadosDir: string
  /** Where files are kept when not in `dadosDir`. */
  readonly s3: S3Config | undefined
  /** Where e-mails leave; none are sent without it. */
  readonly smtp: SmtpConfig | undefined
  readonly databaseUrl: string | undefined
  /** The same database as the owner of its tables. */
  readonly databaseUrlDono: string | undefined
  /** A replica of it for what is only read. */
  readonly databaseUrlLeitura?: string | undefined
  /** Milliseconds that it may be behind. */
  readonly leituraAtrasoMs: number
  /** Milliseconds between saying that this instance goes and going. */
  readonly saidaMs: number
  /** Where backups go; none are made without it. */
  readonly copias: CopiasConfig | undefined
  /** Keys of the trail's seals, the newest last; without them the data folder has its own. */
  readonly auditoriaChaves: readonly string[] | undefined
  readonly ancora: AncoraConfig
  readonly poolMax: number
  /** Days that security events stay. */
  readonly segurancaDias: number
  /** What `/metrics` asks for; the address is not there without it. */
  readonly metricasToken?: string | undefined
  readonly demo: boolean
  readonly cadastroAberto: boolean
  readonly sessaoMaxHoras: number
  /** How long a session of the emergency access lasts. */
  readonly emergenciaHoras: number
  /** An open tab lets other tabs of the same browser in. */
  readonly sessaoEntreAbas: boolean
  /** Service that knows passwords of breaches; none is asked without it. */
  readonly senhasVazadas?: string | undefined
  readonly empresaFuso: string
  readonly metodoLogin: MetodoDeLogin
  /** Where people sign in; absent where the passwords are ours. */
  readonly provedor?: ProvedorDeAcesso | undefined
  readonly origemPublica: string | undefined
  /** Where screens open their socket, when it is another host than that of the pages. */
  readonly origemWebsocket?: string | undefined
  readonly proxyConfiavel: readonly string[]
  /** Internal addresses and networks that webhooks may reach. */
  readonly webhooksInternos: readonly string[]
  /** Absent where uploads are not scanned. */
  readonly antivirus: AntivirusConfig | undefined
  readonly logNivel: (typeof logLevels)[number]
}

const names = Object.keys(variables) as Name[]
const repository = join(import.meta.dirname, '../../..')

/** A proxy that asks twice a second has noticed by then. */
const SAIDA_MS = 750

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

function toConfig(values: Values): Config {
  const dadosDir = values.DADOS_DIR === undefined ? join(repository, 'dados') : resolve(values.DADOS_DIR)
  const demo = values.DEMO ?? values.DATABASE_URL === undefined
  return {
    port: values.PORT,
    host: values.HOST,
    dadosDir,
    s3: toS3(values),
    smtp: toSmtp(values),
    databaseUrl: values.DATABASE_URL,
    databaseUrlDono: values.DATABASE_URL_DONO,
    databaseUrlLeitura: values.DATABASE_URL_LEITURA,
    leituraAtrasoMs: values.LEITURA_ATRASO * 1000,
    saidaMs: values.SAIDA_MS ?? (values.DATABASE_URL === undefined ? 0 : SAIDA_MS),
    copias: toCopias(values),
    auditoriaChaves: values.AUDITORIA_CHAVE,
    ancora: toAncora(values, dadosDir),
    poolMax: values.POOL_MAX,
    segurancaDias: values.SEGURANCA_DIAS,
    metricasToken: values.METRICAS_TOKEN,
    demo,
    cadastroAberto: values.CADASTRO_ABERTO ?? demo,
    sessaoMaxHoras: values.SESSAO_MAX_HORAS,
    emergenciaHoras: values.EMERGENCIA_HORAS,
    sessaoEntreAbas: values.SESSAO_ENTRE_ABAS,
    senhasVazadas: values.SENHAS_VAZADAS_URL,
    empresaFuso: values.EMPRESA_FUSO,
    metodoLogin: values.METODO_LOGIN,
    provedor: toProvedor(values),
    origemPublica: values.ORIGEM_PUBLICA,
    origemWebsocket: values.ORIGEM_WEBSOCKET,
    proxyConfiavel: values.PROXY_CONFIAVEL ?? [],
    webhooksInternos: values.WEBHOOKS_INTERNOS ?? [],
    antivirus: toAntivirus(values),
    logNivel: values.LOG_NIVEL,
  }
}

function toCopias({ COPIAS_DIR, COPIAS_DIAS, COPIAS_CHAVE }: Values): CopiasConfig | undefined {
  return COPIAS_DIR === undefined
    ? undefined
    : { pasta: resolve(COPIAS_DIR), dias: COPIAS_DIAS, chave: COPIAS_CHAVE }
}

function toAntivirus({ CLAMAV_URL, CLAMAV_OBRIGATORIO }: Values): AntivirusConfig | undefined {
  const url = CLAMAV_URL === undefined ? null : URL.parse(CLAMAV_URL)
  if (!url) return undefined
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return { host, port: Number(url.port), obrigatorio: CLAMAV_OBRIGATORIO }
}

const isBucket = (text: string | undefined): text is string => /^https?:\/\//.test(text ?? '')

function toAncora(values: Values, dadosDir: string): AncoraConfig {
  const { AUDITORIA_ANCORA: where, AUDITORIA_ANCORA_DIAS: dias } = values
  if (!isBucket(where)) return { arquivo: where ? resolve(where) : join(dadosDir, 'auditoria.ancora') }
  // Without its keys the configuration is refused.
  return { s3: toBucket(values, where) ?? NO_BUCKET, dias }
}

const NO_BUCKET: S3Config = { endpoint: '', region: '', accessKeyId: '', secretAccessKey: '' }

const toS3 = (values: Values): S3Config | undefined => toBucket(values, values.ARQUIVOS_S3)

function toBucket(values: Values, endpoint: string | undefined): S3Config | undefined {
  const { ARQUIVOS_S3_REGIAO, ARQUIVOS_S3_CHAVE, ARQUIVOS_S3_SEGREDO } = values
  return endpoint && ARQUIVOS_S3_CHAVE && ARQUIVOS_S3_SEGREDO
    ? {
        endpoint,
        region: ARQUIVOS_S3_REGIAO,
        accessKeyId: ARQUIVOS_S3_CHAVE,
        secretAccessKey: ARQUIVOS_S3_SEGREDO,
      }
    : undefined
}

function toSmtp({ SMTP_URL: url, EMAIL_REMETENTE: remetente, ORIGEM_PUBLICA: origem }: Values) {
  return url && remetente && origem ? { url, remetente, origem } : undefined
}

/** Reads the settings from the environment; throws one message that names every wrong variable. */
export function loadConfig(given: Env): Config {
  const { env, problems: unread } = withFiles(given)
  const { values, problems: wrong } = readValues(env)
  const problems = [...unread, ...wrong]
  const config = toConfig(values)
  if ('HOST' in values && config.demo && !isLoopback(config.host) && !values.DEMO_PUBLICO) {
    problems.push(
      `HOST: a demonstração tem senhas conhecidas e só atende na própria máquina; "${config.host}" a abriria à rede. ` +
        'Use DEMO=0 para dados reais, ou DEMO_PUBLICO=1 para expor a demonstração assim mesmo.',
    )
  }
  if (values.ARQUIVOS_S3 && !config.s3)
    problems.push('ARQUIVOS_S3: informe também ARQUIVOS_S3_CHAVE e ARQUIVOS_S3_SEGREDO.')
  if (isBucket(values.AUDITORIA_ANCORA) && !toBucket(values, values.AUDITORIA_ANCORA))
    problems.push('AUDITORIA_ANCORA: um bucket pede também ARQUIVOS_S3_CHAVE e ARQUIVOS_S3_SEGREDO.')
  if (values.SMTP_URL && !config.smtp)
    problems.push('SMTP_URL: informe também EMAIL_REMETENTE e ORIGEM_PUBLICA, que os links precisam.')
  if (values.COPIAS_DIR && config.databaseUrl !== undefined)
    problems.push(
      'COPIAS_DIR: as cópias são do banco embutido; com DATABASE_URL, use as do próprio servidor.',
    )
  if (values.DATABASE_URL_DONO && !values.DATABASE_URL)
    problems.push('DATABASE_URL_DONO: informe também DATABASE_URL, o usuário com que o sistema trabalha.')
  if (values.DATABASE_URL_LEITURA && !values.DATABASE_URL)
    problems.push('DATABASE_URL_LEITURA: informe também DATABASE_URL, o banco de que ela é a réplica.')
  // The socket takes screens of our own pages only: on another host it has to be told which origin those have.
  if (values.ORIGEM_WEBSOCKET && !values.ORIGEM_PUBLICA)
    problems.push('ORIGEM_WEBSOCKET: informe também ORIGEM_PUBLICA, a origem das páginas.')
  problems.push(...problemasDoProvedor(values, env), ...problemasDeTls(values, config.demo))
  if (problems.length === 0) return config
  throw new StartupError(`Configuração inválida:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
}
