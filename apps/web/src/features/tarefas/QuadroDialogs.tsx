import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import Typography from '@mui/material/Typography'
import type { AjusteDoKanban, Kanban } from '@rh/domain/contract/kanban'
import { coresDeEtiqueta, LIMITES_DO_KANBAN } from '@rh/domain/kanban/kanban'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { useState, type ReactNode } from 'react'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { notify } from '../../lib/notify.ts'
import { z } from '../../lib/zod-pt.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { useBaseVersion } from '../../ui/form/use-base-version.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { MOSTRAM_CARTOES } from './chamadas.ts'
import { seguir } from './seguir.ts'

const nome = z.object({ nome: z.string().trim().min(1, 'Campo obrigatório').max(60, 'No máximo 60 letras') })

interface NovoQuadroProps {
  readonly setor: SetorSlug
  readonly onCriado: (id: number) => void
  readonly onClose: () => void
}

/** The name of a new board; its columns may be changed afterwards. */
export function NovoQuadro({ setor, onCriado, onClose }: NovoQuadroProps) {
  const criar = useSubmit('POST /api/kanban', { invalidates: MOSTRAM_CARTOES })
  return (
    <FormDialog
      title="Novo quadro"
      text="Começa com as colunas A fazer, Fazendo e Concluído."
      schema={nome}
      defaultValues={{ nome: '' }}
      submitLabel="Criar quadro"
      sending="Criando…"
      maxWidth="xs"
      onSubmit={async (body) => onCriado((await criar.mutateAsync({ body: { setor, ...body } })).id)}
      onClose={onClose}
    >
      <TextInput source="nome" label="Nome" maxLength={60} cols={12} />
    </FormDialog>
  )
}

type Coluna = AjusteDoKanban['colunas'][number] & { readonly chave: string }
type Etiqueta = AjusteDoKanban['etiquetas'][number] & { readonly chave: string }

const semChave = <T extends { readonly chave: string }>({ chave: _chave, ...resto }: T): Omit<T, 'chave'> =>
  resto
const trocado = <T,>(lista: readonly T[], i: number, mudanca: Partial<T>): T[] =>
  lista.map((item, j) => (i === j ? { ...item, ...mudanca } : item))
/** With the item `i` one place earlier. */
const subido = <T,>(lista: readonly T[], i: number): T[] => {
  const item = lista[i]
  return item === undefined || i === 0 ? [...lista] : lista.toSpliced(i, 1).toSpliced(i - 1, 0, item)
}

const colunasDe = ({ colunas }: Kanban): Coluna[] =>
  colunas.map(({ id, nome: dito, limite, conclui }) => ({
    chave: String(id),
    id,
    nome: dito,
    limite,
    conclui,
  }))
const etiquetasDe = ({ etiquetas }: Kanban): Etiqueta[] =>
  etiquetas.map((etiqueta) => ({ ...etiqueta, chave: String(etiqueta.id) }))

/** A list that is changed here, and that follows what somebody else saves of it meanwhile. */
function useSeguida<T extends Coluna | Etiqueta>(lida: readonly T[], versao: number) {
  const [base, setBase] = useState({ versao, lida })
  const [lista, setLista] = useState(lida)
  if (base.versao !== versao) {
    setBase({ versao, lida })
    setLista(seguir(base.lida, lida, lista))
  }
  return [lista, setLista] as const
}

interface AjustarProps {
  readonly kanban: Kanban
  readonly onClose: () => void
}

/** Name, columns and labels of a board. */
export function AjustarQuadro({ kanban, onClose }: AjustarProps) {
  const { id } = kanban
  // Columns are saved whole: one that somebody else added or renamed meanwhile would go.
  const { saving } = useBaseVersion(kanban.versao, kanban.versao)
  const ajustar = useSubmit('PUT /api/kanban/:id', { invalidates: MOSTRAM_CARTOES })
  const [colunas, setColunas] = useSeguida<Coluna>(colunasDe(kanban), kanban.versao)
  const [etiquetas, setEtiquetas] = useSeguida<Etiqueta>(etiquetasDe(kanban), kanban.versao)
  return (
    <FormDialog
      title="Ajustar quadro"
      schema={nome}
      defaultValues={{ nome: kanban.nome }}
      versao={kanban.versao}
      submitLabel="Salvar"
      onSubmit={async (valores) => {
        await saving((versao) =>
          ajustar.mutateAsync({
            params: { id },
            body: {
              versao,
              ...valores,
              colunas: colunas.map(semChave),
              etiquetas: etiquetas.map(semChave),
            },
          }),
        )
        notify.success('Quadro ajustado.')
      }}
      onClose={onClose}
    >
      <TextInput source="nome" label="Nome" maxLength={60} cols={12} />
      <Colunas colunas={colunas} onMudar={setColunas} />
      <Etiquetas etiquetas={etiquetas} onMudar={setEtiquetas} />
    </FormDialog>
  )
}

interface ColunasProps {
  readonly colunas: readonly Coluna[]
  readonly onMudar: (colunas: readonly Coluna[]) => void
}

/** The columns in their order; one has to be left. */
const Colunas = ({ colunas, onMudar }: ColunasProps) => (
  <Grupo
    titulo="Colunas"
    novo="Nova coluna"
    cheio={colunas.length >= LIMITES_DO_KANBAN.colunas}
    onNovo={() =>
      onMudar([...colunas, { chave: crypto.randomUUID(), id: null, nome: '', limite: null, conclui: false }])
    }
  >
    {colunas.map(({ chave, nome: dito, limite, conclui }, i) => (
      <Linha
        key={chave}
        nome={dito}
        rotulo={`Nome da coluna ${i + 1}`}
        maximo={40}
        onNome={(novo) => onMudar(trocado(colunas, i, { nome: novo }))}
        onSubir={() => onMudar(subido(colunas, i))}
        primeira={i === 0}
        onTirar={colunas.length === 1 ? undefined : () => onMudar(colunas.toSpliced(i, 1))}
      >
        <OutlinedInput
          size="small"
          value={limite ?? ''}
          placeholder="Sem limite"
          inputProps={{
            'aria-label': `Limite de tarefas da coluna ${i + 1}`,
            inputMode: 'numeric',
            maxLength: 3,
          }}
          onChange={({ target }) =>
            onMudar(trocado(colunas, i, { limite: Number(target.value.replace(/\D/g, '')) || null }))
          }
          sx={{ width: 112 }}
        />
        <FormControlLabel
          label="Conclui"
          control={
            <Checkbox
              checked={conclui}
              onChange={() => onMudar(trocado(colunas, i, { conclui: !conclui }))}
            />
          }
        />
      </Linha>
    ))}
  </Grupo>
)

interface EtiquetasProps {
  readonly etiquetas: readonly Etiqueta[]
  readonly onMudar: (etiquetas: readonly Etiqueta[]) => void
}

const Etiquetas = ({ etiquetas, onMudar }: EtiquetasProps) => (
  <Grupo
    titulo="Etiquetas"
    novo="Nova etiqueta"
    cheio={etiquetas.length >= LIMITES_DO_KANBAN.etiquetas}
    onNovo={() => onMudar([...etiquetas, { chave: crypto.randomUUID(), id: null, nome: '', cor: 'azul' }])}
  >
    {etiquetas.map(({ chave, nome: dito, cor }, i) => (
      <Linha
        key={chave}
        nome={dito}
        rotulo={`Nome da etiqueta ${i + 1}`}
        maximo={30}
        onNome={(novo) => onMudar(trocado(etiquetas, i, { nome: novo }))}
        onTirar={() => onMudar(etiquetas.toSpliced(i, 1))}
      >
        <Select
          size="small"
          value={cor}
          inputProps={{ 'aria-label': `Cor da etiqueta ${i + 1}` }}
          onChange={({ target }) => onMudar(trocado(etiquetas, i, { cor: target.value }))}
          sx={{ width: 128 }}
        >
          {Object.entries(coresDeEtiqueta).map(([codigo, { label }]) => (
            <MenuItem key={codigo} value={codigo}>
              {label}
            </MenuItem>
          ))}
        </Select>
      </Linha>
    ))}
  </Grupo>
)

interface GrupoProps {
  readonly titulo: string
  readonly novo: string
  readonly cheio: boolean
  readonly onNovo: () => void
  readonly children: ReactNode
}

const Grupo = ({ titulo, novo, cheio, onNovo, children }: GrupoProps) => (
  <Box
    component="fieldset"
    sx={{ gridColumn: '1 / -1', m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 1.5 }}
  >
    <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
      {titulo}
    </Typography>
    {children}
    <Button
      color="inherit"
      disabled={cheio}
      startIcon={<Icon name="mais" size={18} />}
      sx={{ justifySelf: 'start' }}
      onClick={onNovo}
    >
      {novo}
    </Button>
  </Box>
)

interface LinhaProps {
  readonly nome: string
  readonly rotulo: string
  readonly maximo: number
  readonly onNome: (nome: string) => void
  readonly onSubir?: () => void
  readonly primeira?: boolean
  readonly onTirar?: (() => void) | undefined
  readonly children: ReactNode
}

const Linha = ({
  nome: dito,
  rotulo,
  maximo,
  onNome,
  onSubir,
  primeira = false,
  onTirar,
  children,
}: LinhaProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
    <OutlinedInput
      size="small"
      value={dito}
      placeholder="Nome"
      inputProps={{ 'aria-label': rotulo, maxLength: maximo }}
      onChange={(event) => onNome(event.target.value)}
      sx={{ flex: '1 1 160px' }}
    />
    {children}
    {onSubir && (
      <IconButton
        size="small"
        disabled={primeira}
        aria-label={`Pôr ${dito || rotulo} uma posição antes`}
        onClick={onSubir}
      >
        <Icon name="seta-cima" size={18} />
      </IconButton>
    )}
    {onTirar && (
      <IconButton size="small" aria-label={`Tirar ${dito || rotulo}`} onClick={onTirar}>
        <Icon name="fechar" size={18} />
      </IconButton>
    )}
  </Box>
)
