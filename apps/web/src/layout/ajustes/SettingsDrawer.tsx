import Badge from '@mui/material/Badge'
import Drawer from '@mui/material/Drawer'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { isDefault } from '../../theme/is-default.ts'
import { metrics } from '../../theme/metrics.ts'
import { staggered } from '../../theme/motion.ts'
import { presets, type PresetName } from '../../theme/presets.ts'
import { isDirectionFixed, resetSettings } from '../../theme/settings-store.ts'
import type { Settings } from '../../theme/settings.ts'
import { useSettings } from '../../theme/ThemeRoot.tsx'
import { Tip } from '../../ui/feedback/Tip.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { OptionGroup, type Option } from './OptionGroup.tsx'
import { DirectionPicture, LayoutPicture, Letters, ScreenPicture, Swatch } from './pictures.tsx'
import { useFullscreen } from './use-fullscreen.ts'

const modes: readonly Option<Settings['themeMode']>[] = [
  { value: 'light', label: 'Claro', picture: <Icon name="sol" size={24} /> },
  { value: 'dark', label: 'Escuro', picture: <Icon name="lua" size={24} /> },
]

const contrasts: readonly Option<Settings['themeContrast']>[] = [
  { value: 'default', label: 'Padrão', picture: <Letters weight={500} /> },
  { value: 'bold', label: 'Forte', picture: <Letters weight={800} /> },
]

const directions: readonly Option<Settings['themeDirection']>[] = [
  { value: 'ltr', label: 'Da esquerda', picture: <DirectionPicture direction="ltr" /> },
  { value: 'rtl', label: 'Da direita', picture: <DirectionPicture direction="rtl" /> },
]

const layouts: readonly Option<Settings['themeLayout']>[] = [
  { value: 'vertical', label: 'Vertical', picture: <LayoutPicture layout="vertical" /> },
  { value: 'horizontal', label: 'Horizontal', picture: <LayoutPicture layout="horizontal" /> },
  { value: 'mini', label: 'Compacto', picture: <LayoutPicture layout="mini" /> },
]

const colorsOf = (mode: Settings['themeMode']): readonly Option<PresetName>[] =>
  (Object.keys(presets) as PresetName[]).map((value) => ({
    value,
    label: presets[value].label,
    picture: <Swatch color={presets[value][mode].main} />,
  }))

interface SettingsDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** How the person wants the system to look. Each choice shows at once, and stays on this device. */
export function SettingsDrawer({ open, onClose }: SettingsDrawerProps) {
  const title = useId()
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        // What one changes stays in sight.
        backdrop: { invisible: true },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': title,
          sx: { width: metrics.settingsDrawer, maxWidth: '100vw', boxShadow: 16 },
        },
      }}
    >
      <DrawerHead title={title} onClose={onClose} />
      <Choices />
    </Drawer>
  )
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  flexShrink: 0,
  height: metrics.header.mobile,
  paddingInline: '20px 8px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& button': { color: theme.vars.palette.text.secondary },
}))

interface DrawerHeadProps {
  readonly title: string
  readonly onClose: () => void
}

function DrawerHead({ title, onClose }: DrawerHeadProps) {
  const { settings } = useSettings()
  const { isFull, isPossible, toggle } = useFullscreen()
  const canReset = !isDefault(isDirectionFixed() ? { ...settings, themeDirection: 'ltr' } : settings)
  return (
    <Head>
      <Typography id={title} variant="h6" component="h2" sx={{ flex: 1 }}>
        Configurações
      </Typography>
      {isPossible && (
        <Tip title={isFull ? 'Sair da tela cheia' : 'Tela cheia'}>
          <IconButton onClick={toggle} aria-pressed={isFull}>
            <ScreenPicture isFull={isFull} />
          </IconButton>
        </Tip>
      )}
      <Tip title={canReset ? 'Restaurar o padrão' : 'Já está tudo no padrão'}>
        {/* Not `disabled`: the click that resets would take the focus, and with it the Escape key, from this very button. */}
        <IconButton
          onClick={canReset ? resetSettings : undefined}
          aria-disabled={!canReset}
          aria-label="Restaurar o padrão"
          sx={{ '&[aria-disabled="true"]': { opacity: 0.48, cursor: 'default' } }}
        >
          <Badge variant="dot" color="error" invisible={!canReset}>
            <Icon name="historico" />
          </Badge>
        </IconButton>
      </Tip>
      <Tip title="Fechar">
        <IconButton onClick={onClose}>
          <Icon name="fechar" />
        </IconButton>
      </Tip>
    </Head>
  )
}

const Groups = styled('div')(
  { flex: 1, overflowY: 'auto', display: 'grid', alignContent: 'start', gap: 24, padding: 20 },
  staggered,
)

function Choices() {
  const { settings, update } = useSettings()
  const isFixed = isDirectionFixed()
  const choose =
    <K extends keyof Settings>(key: K) =>
    (value: Settings[K]): void =>
      update({ [key]: value })
  return (
    <Groups>
      <OptionGroup
        legend="Modo"
        columns={2}
        options={modes}
        value={settings.themeMode}
        onChange={choose('themeMode')}
      />
      <OptionGroup
        legend="Contraste"
        columns={2}
        options={contrasts}
        value={settings.themeContrast}
        onChange={choose('themeContrast')}
      />
      <OptionGroup
        legend="Direção"
        columns={2}
        options={directions}
        value={settings.themeDirection}
        onChange={choose('themeDirection')}
        disabled={isFixed}
        {...(isFixed && { note: 'O idioma árabe deste navegador já define a direção.' })}
      />
      <OptionGroup
        legend="Menu"
        columns={3}
        options={layouts}
        value={settings.themeLayout}
        onChange={choose('themeLayout')}
        note="Vale em telas de computador; no celular o menu fica embaixo."
      />
      <StretchSwitch checked={settings.themeStretch} onChange={choose('themeStretch')} />
      <OptionGroup
        legend="Cor"
        columns={3}
        options={colorsOf(settings.themeMode)}
        value={settings.themeColorPresets}
        onChange={choose('themeColorPresets')}
      />
    </Groups>
  )
}

interface StretchSwitchProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

function StretchSwitch({ checked, onChange }: StretchSwitchProps) {
  const note = useId()
  return (
    <div>
      <FormControlLabel
        sx={{ width: '100%', justifyContent: 'space-between', marginInline: 0 }}
        labelPlacement="start"
        label={
          <Typography variant="subtitle2" component="span">
            Esticar o conteúdo
          </Typography>
        }
        control={
          <Switch
            checked={checked}
            onChange={(_, value) => onChange(value)}
            slotProps={{ input: { 'aria-describedby': note } }}
          />
        }
      />
      <Typography id={note} variant="caption" color="textSecondary" component="p">
        Usa a largura toda da tela. Só tem efeito acima de {metrics.stretchAbove.toLocaleString('pt-BR')}{' '}
        pixels de largura.
      </Typography>
    </div>
  )
}
