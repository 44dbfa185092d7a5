import { StartupError } from '../startup-error.ts'

const causes: readonly (readonly [pattern: RegExp, text: string])[] = [
  [
    /No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/,
    'Não há espaço livre em disco. Libere espaço na pasta de dados e inicie de novo; nada do que foi salvo se perdeu.',
  ],
  [
    /Read-only file system|EROFS/,
    'O disco está montado só para leitura. Monte-o com escrita ou escolha outra pasta com DADOS_DIR.',
  ],
  [
    /Permission denied|EACCES|EPERM|Operation not permitted|has wrong ownership/,
    'Falta permissão de leitura e escrita. Ajuste o dono da pasta ou escolha outra com DADOS_DIR.',
  ],
  [/ENOTDIR|Not a directory|EEXIST/, 'O caminho não é uma pasta. Escolha uma pasta com DADOS_DIR.'],
  [
    /invalid checkpoint record|could not locate a valid checkpoint|invalid data in file|PANIC/,
    'Os arquivos do banco estão danificados. Restaure a cópia de segurança da pasta de dados.',
  ],
  [
    /shared memory|could not create semaphores|Cannot allocate memory|ENOMEM/,
    'O sistema não cedeu memória suficiente ao banco. Feche outros programas ou aumente o limite de memória.',
  ],
]

/** Turns what PostgreSQL or the system said, in English, into what the person should do. */
export function explain(folder: string, output: string): StartupError {
  const cause = causes.find(([pattern]) => pattern.test(output))?.[1]
  const fatal = output.split('\n').findLast((line) => /FATAL|PANIC|error:|Error:/.test(line))
  const detail = (fatal ?? output.trim().split('\n').at(-1) ?? '').trim()
  return new StartupError(
    [
      `O banco de dados da pasta ${folder} não pôde ser iniciado.`,
      cause ?? 'Veja o detalhe abaixo e o arquivo banco.log da pasta.',
      ...(detail === '' ? [] : [`Detalhe: ${detail}`]),
    ].join('\n'),
  )
}
