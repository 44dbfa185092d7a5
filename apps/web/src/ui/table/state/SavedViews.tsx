import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { focusOnMount } from '../../../lib/focus.ts'
import { notify } from '../../../lib/notify.ts'
import { Icon } from '../../icon/Icon.tsx'
import { MAX_NAME } from './preferences.ts'
import type { ListModel } from '../use-list.ts'

/** Menu of saved views, with ways to save or share the current one. */
export function SavedViews({ list }: { readonly list: ListModel }) {
  const [naming, setNaming] = useState(false)
  const named = list.saved.some(list.isCurrent)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 }}>
      {list.saved.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          Filtros salvos:
        </Typography>
      )}
      {list.saved.map((view) => (
        <Box key={view.nome} sx={{ display: 'inline-flex', alignItems: 'center' }}>
          <Button
            size="small"
            variant={list.isCurrent(view) ? 'contained' : 'outlined'}
            color="inherit"
            aria-pressed={list.isCurrent(view)}
            onClick={() => list.openView(view)}
          >
            {view.nome}
          </Button>
          <IconButton
            size="small"
            aria-label={`Esquecer filtro ${view.nome}`}
            onClick={() => list.forgetView(view.nome)}
          >
            <Icon name="fechar" size={14} />
          </IconButton>
        </Box>
      ))}
      <Box sx={{ flex: 1 }} />
      {naming ? (
        <NameForm
          onCancel={() => setNaming(false)}
          onSave={(nome) => {
            list.saveView(nome)
            setNaming(false)
          }}
        />
      ) : (
        list.isUnnamed &&
        !named && (
          <Button size="small" onClick={() => setNaming(true)}>
            Salvar filtro
          </Button>
        )
      )}
      <Button
        size="small"
        color="inherit"
        startIcon={<Icon name="copiar" size={16} />}
        onClick={() => copy(list.link())}
      >
        Copiar link
      </Button>
    </Box>
  )
}

const copy = (link: string): void =>
  void navigator.clipboard.writeText(link).then(
    () => notify.success('Link copiado.'),
    () => notify.error('O navegador não deixou copiar. Copie o endereço da barra.'),
  )

interface NameFormProps {
  readonly onSave: (nome: string) => void
  readonly onCancel: () => void
}

function NameForm({ onSave, onCancel }: NameFormProps) {
  const [nome, setNome] = useState('')
  return (
    <Box
      component="form"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      onSubmit={(event) => {
        event.preventDefault()
        if (nome.trim()) onSave(nome.trim())
      }}
    >
      <OutlinedInput
        size="small"
        value={nome}
        onChange={(event) => setNome(event.target.value)}
        placeholder="Nome do filtro"
        inputRef={focusOnMount}
        inputProps={{ 'aria-label': 'Nome do filtro', maxLength: MAX_NAME }}
      />
      <Button type="submit" size="small" variant="contained" disabled={nome.trim() === ''}>
        Salvar
      </Button>
      <Button size="small" color="inherit" onClick={onCancel}>
        Cancelar
      </Button>
    </Box>
  )
}
