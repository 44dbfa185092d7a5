import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { fraseDaRecusa, isRecadoCurto, motivosDoArquivo, RECADO_MINIMO } from '@rh/domain/processo/provas'
import { codigosDe } from '@rh/domain/codigos/codigos'
import { useState } from 'react'
import { formatDateTime } from '../../../../lib/format.ts'
import { useTeclas } from '../../../../lib/teclas/use-teclas.ts'
import { Tecla } from '../../../../ui/teclas/Tecla.tsx'
import { Dados } from './Dados.tsx'
import { visuallyHidden } from '../../../../theme/visually-hidden.ts'
import { MotivosDoArquivo } from './MotivosDoArquivo.tsx'
import type { Conferencia } from './use-conferencia.ts'
import type { Dado } from './entradas.ts'

interface PainelProps {
  readonly conferencia: Conferencia
  readonly dados: readonly Dado[]
  readonly confere: boolean
  /** Who asked for the process: reads the sentence of a refusal. */
  readonly solicitante: string
}

/** The open document: what it proves, what is wrong with it, and the decision. */
export function Painel({ conferencia, dados, confere, solicitante }: PainelProps) {
  const { atual, arquivo, titulo, lugar, marcas } = conferencia
  if (!atual) return null
  const { item } = atual
  const decide = confere && arquivo !== null
  return (
    <>
      <Box sx={{ px: 2, pt: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Typography
            ref={titulo}
            variant="subtitle1"
            component="h2"
            tabIndex={-1}
            sx={{ flex: 1, fontWeight: 700, outline: 'none' }}
          >
            {item.descricao}
          </Typography>
          <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
            {`${lugar.i} de ${lugar.de}`}
          </Typography>
        </Box>
        <Procedencia conferencia={conferencia} />
      </Box>
      <Corpo>
        <Box
          sx={{
            flex: 1,
            minHeight: 0,
            overflowY: 'auto',
            p: 2,
            display: 'grid',
            gap: 1.5,
            alignContent: 'start',
          }}
        >
          {/* Without a file there is nothing to compare them with. */}
          {arquivo && (
            <Dados dados={dados} marcas={marcas} onMarcar={decide ? conferencia.marcarCampo : undefined} />
          )}
          {decide && <Motivos conferencia={conferencia} dados={dados} solicitante={solicitante} />}
        </Box>
        {decide && <Decisao conferencia={conferencia} dados={dados} />}
      </Corpo>
    </>
  )
}

/** What is under the title: the buttons that stay in sight never come over what says which document it is. */
const Corpo = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 })

/** Where the file came from, and what was decided of it. */
function Procedencia({ conferencia: { atual, arquivo } }: Pick<PainelProps, 'conferencia'>) {
  const dispensa = atual?.item.arquivos.find(({ estado }) => estado === 'dispensado')
  const { motivo, enviadoPor, enviadoEm, avaliadoPor, avaliadoEm, estado, tambemEm } = arquivo ??
    dispensa ?? { motivo: null, enviadoPor: null, tambemEm: [] }
  const feitos = { aprovado: 'Aprovado', reprovado: 'Recusado', dispensado: 'Dispensado' } as const
  const decidido =
    estado !== undefined && estado !== 'pendente' && estado !== 'enviado' ? feitos[estado] : null
  return (
    <Box sx={{ fontSize: '0.75rem', color: 'text.secondary', '& p': { m: 0 } }}>
      {arquivo && <p>{`Enviado por ${enviadoPor}, ${formatDateTime(enviadoEm ?? '')}`}</p>}
      {decidido && avaliadoPor && avaliadoEm && (
        <p>{`${decidido} por ${avaliadoPor}, ${formatDateTime(avaliadoEm)}`}</p>
      )}
      {motivo && <Box component="p" sx={{ color: 'text.primary' }}>{`“${motivo}”`}</Box>}
      {tambemEm.length > 0 && (
        <p>{`O mesmo arquivo está em: ${new Intl.ListFormat('pt-BR').format(tambemEm)}.`}</p>
      )}
      {atual?.item.fundamento && <p>{atual.item.fundamento}</p>}
    </Box>
  )
}

function Motivos({ conferencia, dados, solicitante }: Omit<PainelProps, 'confere'>) {
  const { marcas, arquivo, atual } = conferencia
  const [comRecado, setComRecado] = useState<number | null>(null)
  const aberto = comRecado === arquivo?.id || Boolean(marcas.recado)
  const abrirRecado = (): void => setComRecado(aberto ? null : (arquivo?.id ?? null))
  useTeclas('Recusa', [
    ...dados.map((dado, i) => ({
      tecla: String(i + 1),
      nome: `${dado.label}: não confere`,
      fazer: () => conferencia.marcarCampo(dado),
    })),
    ...codigosDe(motivosDoArquivo).map((motivo) => ({
      tecla: motivosDoArquivo[motivo].tecla,
      nome: motivosDoArquivo[motivo].label,
      fazer: () => conferencia.marcarArquivo(motivo),
    })),
    { tecla: 'm', nome: 'Escrever um recado', fazer: () => setComRecado(arquivo?.id ?? null) },
  ])
  const frase = fraseDaRecusa(atual?.item.prova ?? [], marcas)
  return (
    <>
      <MotivosDoArquivo
        marcas={marcas}
        comRecado={aberto}
        onMarcar={conferencia.marcarArquivo}
        onRecado={abrirRecado}
        onEscrever={conferencia.escrever}
      />
      {frase !== '' && (
        <Typography
          variant="body2"
          component="output"
          sx={{ px: 1.5, py: 1, borderRadius: 1, bgcolor: 'background.neutral', fontSize: '0.8125rem' }}
        >
          <Box component="span" sx={{ color: 'text.secondary' }}>{`${solicitante} vai ler: `}</Box>
          {frase}
        </Typography>
      )}
    </>
  )
}

function Decisao({ conferencia, dados }: Pick<PainelProps, 'conferencia' | 'dados'>) {
  const { arquivo, marcas, motivos, visto, ocupado } = conferencia
  // Nothing is approved unseen; what cannot be seen is refused all the same.
  const pronto = visto && !ocupado
  const recusar = (): void => {
    if (ocupado) return
    if (isRecadoCurto(marcas.recado))
      return conferencia.falhar(`O recado precisa de pelo menos ${RECADO_MINIMO} letras.`)
    if (motivos > 0) return conferencia.decidir('reprovado')
    conferencia.falhar(
      dados.length > 0
        ? 'Marque o dado que não confere, ou o que há com o arquivo.'
        : 'Marque o que há com o arquivo, ou escreva um recado.',
    )
    document.querySelector<HTMLElement>('[data-dado="0"]')?.focus()
  }
  const aprovar = (): void => {
    if (pronto) conferencia.decidir('aprovado')
  }
  useTeclas('Documento', [
    { tecla: 'a', nome: 'Aprovar e abrir o próximo', fazer: aprovar },
    { tecla: 'r', nome: 'Recusar com o que está marcado', fazer: recusar },
  ])
  const recusa = textoDaRecusa(motivos, arquivo?.estado === 'reprovado')
  return (
    <Box
      className="decisao"
      sx={{
        p: 2,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: motivos > 0 ? '3fr 2fr' : '1fr 1fr',
        '& > button': { px: 1, whiteSpace: 'nowrap' },
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Aviso conferencia={conferencia} />
      <Button
        size="large"
        variant={motivos > 0 && arquivo?.estado !== 'reprovado' ? 'contained' : 'outlined'}
        color={arquivo?.estado === 'reprovado' ? 'error' : motivos > 0 ? 'primary' : 'inherit'}
        aria-disabled={ocupado}
        aria-keyshortcuts="R"
        startIcon={<Tecla tecla="r" />}
        onClick={recusar}
        sx={inativo(!ocupado)}
      >
        {recusa}
        <OQue nome={arquivo?.nome} />
      </Button>
      <Button
        size="large"
        variant={motivos > 0 || arquivo?.estado === 'aprovado' ? 'outlined' : 'contained'}
        color={arquivo?.estado === 'aprovado' ? 'success' : motivos > 0 ? 'inherit' : 'primary'}
        aria-disabled={!pronto}
        aria-keyshortcuts="A"
        startIcon={<Tecla tecla="a" />}
        onClick={aprovar}
        sx={inativo(pronto)}
      >
        {arquivo?.estado === 'aprovado' ? 'Aprovado' : 'Aprovar'}
        <OQue nome={arquivo?.nome} />
      </Button>
    </Box>
  )
}

/** Why it was not decided, or cannot be approved yet. */
function Aviso({ conferencia: { falha, visto, ilegivel } }: Pick<PainelProps, 'conferencia'>) {
  if (!falha && visto) return null
  return (
    <Typography
      role={falha ? 'alert' : undefined}
      component={falha ? 'p' : 'output'}
      variant="body2"
      color={falha ? 'error' : 'textSecondary'}
      sx={{ gridColumn: '1 / -1' }}
    >
      {falha
        ? falha.mensagem
        : ilegivel
          ? 'Este arquivo não abriu aqui: baixe para ver, ou recuse.'
          : 'Abrindo o arquivo…'}
      {falha?.repetir && (
        <Button size="small" onClick={falha.repetir} sx={{ ml: 1 }}>
          Tentar de novo
        </Button>
      )}
    </Typography>
  )
}

/** Name of the file, for who hears the button alone. */
const OQue = ({ nome }: { readonly nome: string | null | undefined }) => (
  <Box component="span" sx={visuallyHidden}>{` ${nome ?? ''}`}</Box>
)

const inativo = (pronto: boolean) =>
  pronto ? {} : { opacity: 0.6, cursor: 'progress', '&:hover': { opacity: 0.6 } }

function textoDaRecusa(motivos: number, recusado: boolean): string {
  if (motivos === 0) return recusado ? 'Recusado' : 'Recusar'
  const quantos = `${motivos} ${motivos === 1 ? 'motivo' : 'motivos'}`
  return recusado ? `Recusado, ${quantos}` : `Recusar com ${quantos}`
}
