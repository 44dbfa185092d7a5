import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LayoutDaFolha } from '@rh/domain/contract/folha'
import {
  camposDaFolha,
  formatosDeColuna,
  layoutPadrao,
  MAXIMO_DE_COLUNAS,
  type ColunaDaFolha,
} from '@rh/domain/integracoes/folha'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { query } from '../../../lib/api/query.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Tip } from '../../../ui/feedback/Tip.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { ColunaDialog } from './ColunaDialog.tsx'
import { SalvarColunas } from './SalvarColunas.tsx'
import { mover, trocar } from './colunas-da-lista.ts'

/** Columns of the file: which, in which order, under which title and how they are written. */
export function Colunas() {
  const { data, error, refetch } = useQuery(query('GET /api/folha/layout'))
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={480} sx={{ borderRadius: 4 }} />
  return (
    <>
      <Editor
        // Another version is another starting point.
        key={data.versao}
        layout={data}
      />
      <Versoes versoes={data.versoes} />
    </>
  )
}

type Edicao = { readonly lugar: number | null; readonly coluna: ColunaDaFolha } | null
const nova: ColunaDaFolha = { campo: null, titulo: '', formato: 'padrao', constante: '' }

function Editor({ layout }: { readonly layout: LayoutDaFolha }) {
  const [colunas, setColunas] = useState<readonly ColunaDaFolha[]>(layout.colunas)
  const [edicao, setEdicao] = useState<Edicao>(null)
  const [salvando, setSalvando] = useState(false)
  const salvar = useSubmit('PUT /api/folha/layout', {
    invalidates: ['GET /api/folha/layout', 'GET /api/folha/previa'],
  })
  const mudou = JSON.stringify(colunas) !== JSON.stringify(layout.colunas)
  const guardar = async (nota: string): Promise<void> => {
    try {
      await salvar.mutateAsync({ body: { versao: layout.versao, colunas: [...colunas], nota } })
      notify.success('Colunas salvas.', { description: 'Valem a partir do próximo arquivo.' })
    } catch (error) {
      tellFailure(error)
    }
    setSalvando(false)
  }
  return (
    <Section
      title="Colunas do arquivo"
      subtitle={layout.versao === 0 ? 'As que vêm com o sistema' : `Versão ${layout.versao}`}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button color="inherit" variant="outlined" onClick={() => setColunas(layoutPadrao)}>
            Voltar ao padrão
          </Button>
          <Button variant="contained" disabled={!mudou} onClick={() => setSalvando(true)}>
            Salvar colunas
          </Button>
        </Box>
      }
    >
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }} aria-label="Colunas, na ordem do arquivo">
        {colunas.map((coluna, i) => (
          <LinhaDaColuna
            key={coluna.titulo}
            coluna={coluna}
            lugar={i}
            ultima={i === colunas.length - 1}
            onMover={(passo) => setColunas(mover(colunas, i, passo))}
            onEditar={() => setEdicao({ lugar: i, coluna })}
            onTirar={() => setColunas(colunas.filter((_, outra) => outra !== i))}
          />
        ))}
      </Box>
      {colunas.length === 0 && (
        <Alert severity="warning" icon={<Icon name="alerta" />}>
          O arquivo precisa de pelo menos uma coluna.
        </Alert>
      )}
      {colunas.length < MAXIMO_DE_COLUNAS && (
        <Button
          sx={{ mt: 2 }}
          variant="outlined"
          startIcon={<Icon name="mais" size={18} />}
          onClick={() => setEdicao({ lugar: null, coluna: nova })}
        >
          Adicionar coluna
        </Button>
      )}
      {edicao && (
        <ColunaDialog
          coluna={edicao.coluna}
          outras={colunas.filter((_, i) => i !== edicao.lugar).map(({ titulo }) => titulo)}
          onPronta={(pronta) => setColunas(trocar(colunas, edicao.lugar, pronta))}
          onClose={() => setEdicao(null)}
        />
      )}
      <SalvarColunas
        open={salvando}
        busy={salvar.isPending}
        onSalvar={(nota) => void guardar(nota)}
        onClose={() => setSalvando(false)}
      />
    </Section>
  )
}

interface LinhaProps {
  readonly coluna: ColunaDaFolha
  readonly lugar: number
  readonly ultima: boolean
  readonly onMover: (passo: 1 | -1) => void
  readonly onEditar: () => void
  readonly onTirar: () => void
}

const descrever = ({ campo, formato, constante }: ColunaDaFolha): string => {
  if (campo === null) return constante === '' ? 'Sempre vazia' : `Sempre “${constante}”`
  const escrita = formato === 'padrao' ? '' : ` · ${formatosDeColuna[formato].label}`
  return `${camposDaFolha[campo].label}${escrita}`
}

function LinhaDaColuna({ coluna, lugar, ultima, onMover, onEditar, onTirar }: LinhaProps) {
  const { titulo } = coluna
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ width: 28, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
      >
        {lugar + 1}
      </Typography>
      <Box sx={{ flex: 1, minWidth: 0, px: 1 }}>
        <Typography variant="subtitle2" component="p" noWrap>
          {titulo}
        </Typography>
        {descrever(coluna) !== titulo && (
          <Typography variant="caption" color="textSecondary" component="p" noWrap>
            {descrever(coluna)}
          </Typography>
        )}
      </Box>
      <Acao nome={`Subir ${titulo}`} icon="seta-cima" disabled={lugar === 0} onClick={() => onMover(-1)} />
      <Acao nome={`Descer ${titulo}`} icon="seta-baixo" disabled={ultima} onClick={() => onMover(1)} />
      <Acao nome={`Editar ${titulo}`} icon="editar" onClick={onEditar} />
      <Acao nome={`Tirar ${titulo}`} icon="excluir" onClick={onTirar} />
    </Box>
  )
}

interface AcaoProps {
  readonly nome: string
  readonly icon: string
  readonly disabled?: boolean
  readonly onClick: () => void
}

const Acao = ({ nome, icon, disabled = false, onClick }: AcaoProps) => (
  <Tip title={nome.split(' ')[0] ?? ''}>
    <span>
      <IconButton size="small" aria-label={nome} disabled={disabled} onClick={onClick}>
        <Icon name={icon} size={18} />
      </IconButton>
    </span>
  </Tip>
)

function Versoes({ versoes }: { readonly versoes: readonly LayoutDaFolha[] }) {
  if (versoes.length === 1) return null
  return (
    <Section title="Versões" subtitle="Cada arquivo diz por qual foi escrito">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {versoes.map(({ versao, por, em, nota, colunas }) => (
          <li key={versao}>
            <Typography variant="subtitle2" component="p">
              {versao === 0 ? 'Colunas que vêm com o sistema' : `Versão ${versao}`}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="p">
              {[
                `${colunas.length} ${colunas.length === 1 ? 'coluna' : 'colunas'}`,
                ...(por && em ? [`por ${por}, em ${formatDateTime(em)}`] : []),
                ...(nota ? [nota] : []),
              ].join(' · ')}
            </Typography>
          </li>
        ))}
      </Box>
    </Section>
  )
}
