import { mount } from './parts.tsx'
import { Popup } from './popup/popup.tsx'

mount(<Popup />)
